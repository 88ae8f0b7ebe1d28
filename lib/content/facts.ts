import type { FaqItem } from './schemas/lists-schema';
import type { Site } from './schemas/site-schema';
import { namedFacts } from './schemas/pages-schema';

/** The facts that page prose can name in braces. */
export const proseFacts = [...namedFacts, 'broker'] as const;

/** What a firm may lack: `<When on="broker">` shows prose only where it has one. */
export const switches = {
  broker: ({ insuranceBroker }: Site) => insuranceBroker.url !== undefined,
  newsletter: ({ newsletter }: Site) => newsletter.show,
  ticker: ({ ticker }: Site) => ticker.show,
};

/** The values of these facts, as props of the prose. */
export function factsOf(site: Site): Record<(typeof proseFacts)[number], string> {
  const { name, shortName, address, insuranceBroker } = site;
  const { district, city } = address;
  return { name, shortName, district, city, broker: describeBroker(insuranceBroker) };
}

/** Writes the facts of the firm in place of their names in braces. */
export function writeFacts<Texts>(texts: Texts, site: Site): Texts {
  const facts: Record<string, string> = factsOf(site);
  const inText = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (written, word: string) => facts[word] ?? written);
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? inText(value) : value,
  ) as Texts;
}

/** How every page names the firm's insurance broker: as far as `site.yaml` does. */
export function describeBroker({ name, licence }: Site['insuranceBroker']): string {
  const named = name === undefined ? '' : `${name}, `;
  const proven = licence === undefined ? '' : ` (licence ${licence})`;
  return `${named}a licensed insurance broker${proven}`;
}

/** What visitors of a financial adviser ask first, as far as `site.yaml` answers it. */
export function firstAnswers({ answers, regulator }: Site): FaqItem[] {
  return [
    { question: 'What does it cost?', answer: answers.fees },
    { question: 'How soon will you answer?', answer: answers.replyTime },
    { question: 'Is the first consultation free?', answer: answers.firstTalk },
    { question: 'Who regulates you?', answer: regulator },
  ].flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }]));
}
