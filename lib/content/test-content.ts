import type { ImageIndex, ImageAsset } from '@/lib/images/image-index';
import type { Article } from './article';
import type { Source } from './files/source';
import type { Person, Service } from './schemas/lists-schema';
import type { Site } from './schemas/site-schema';

/** Images of the given file names, as `loadImages` would list them. */
export function makeImages(...files: string[]): ImageIndex {
  return new Map(
    files.map((file): [string, ImageAsset] => {
      const name = file.replace(/\.\w+$/, '');
      return [name, { name, file, width: 1200, height: 675 }];
    }),
  );
}

/** A checked article. */
export function makeArticle(overrides: Partial<Article> = {}): Article {
  const { id = 7 } = overrides;
  return {
    id,
    title: `Post ${id}`,
    date: '2025-06-21',
    updated: undefined,
    author: undefined,
    reviewedBy: undefined,
    description: `What post ${id} is about.`,
    image: { name: 'tax', file: 'tax.svg', width: 1200, height: 675 },
    imageAlt: '',
    draft: false,
    body: 'One line.',
    bodyLine: 7,
    file: `content/blog/${id}.md`,
    ...overrides,
  };
}

/** Somebody of `people.yaml`. */
export function makePerson(overrides: Partial<Person> = {}): Person {
  return {
    id: 'ada',
    name: 'Ada Eze',
    role: 'Credit Adviser',
    credentials: 'ACA',
    image: undefined,
    text: 'Ada reads loan agreements.',
    ...overrides,
  };
}

export function makeService(overrides: Partial<Service> = {}): Service {
  return {
    id: 'financial',
    title: 'Financial Advisory',
    shortTitle: undefined,
    image: 'service-financial',
    pattern: 'orita',
    summary: 'Expert financial advice for informed decisions.',
    lead: 'Advice.',
    audience: 'A household.',
    deliverable: 'A written opinion.',
    needs: 'Your last accounts.',
    broker: undefined,
    ...overrides,
  };
}

/** A firm with its required facts and none of the optional ones. */
export function makeSite(overrides: Partial<Site> = {}): Site {
  return {
    name: 'Baobab Advisers Limited',
    shortName: 'Baobab',
    tagline: 'Partnering with you for success',
    description: 'Baobab Advisers gives financial advice.',
    url: 'https://www.baobab.example',
    email: 'hello@baobab.example',
    phones: ['+234 800 000 0001', '+234 800 000 0002'],
    address: { street: '1 Example Street', district: 'Ikeja', city: 'Lagos', country: 'Nigeria' },
    rcNumber: undefined,
    regulator: undefined,
    whatsapp: undefined,
    openingHours: [],
    answers: { fees: undefined, replyTime: undefined, firstTalk: undefined },
    social: [{ network: 'x', url: 'https://x.example/baobab' }],
    navigation: [{ label: 'Home', path: '/' }],
    quickLinks: [{ label: 'Home', path: '/' }],
    insuranceBroker: { url: 'https://broker.example/', name: undefined, licence: undefined },
    form: { id: undefined },
    newsletter: { show: true, title: 'Newsletter sign-up', url: undefined, height: 190 },
    map: {
      title: 'Map of Ikeja',
      url: 'https://www.openstreetmap.org/export/embed.html?bbox=3.3,6.5,3.4,6.6',
      latitude: 6.59651,
      longitude: 3.34205,
    },
    ticker: { show: true, symbols: [{ proName: 'NSENG:GTCO', title: 'Guaranty Trust' }] },
    cms: {
      ...{ backend: undefined, repository: undefined, branch: undefined },
      ...{ server: undefined, signIn: undefined, applicationId: undefined },
    },
    ...overrides,
  };
}

/** Front matter by field, each value as it is written in YAML; undefined leaves a field away. */
export type FieldsAsWritten = Record<string, string | undefined>;

/** The text of an article that has no problem; the fields stand in the lines 2 to 5. */
export function makeArticleText(fields: FieldsAsWritten = {}, body = '\nOne line.\n'): string {
  const head = {
    title: 'Diaspora wealth',
    date: 'May 3, 2025',
    description: 'What families abroad can do with money that they want to work at home.',
    image: 'tax',
    ...fields,
  };
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`.trimEnd()],
  );
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** So many words, in sentences of seven. */
export function makeWords(count: number): string {
  return Array.from({ length: count }, (_, index) => SENTENCE[index % SENTENCE.length]).join(' ');
}

const SENTENCE = ['We', 'put', 'one', 'naira', 'away', 'each', 'day.'];

/** `content/blog/7.md` as read, or another file of that folder. */
export function makeSource(text: string, name = '7.md'): Source {
  return { file: `content/blog/${name}`, text };
}
