import type { Content } from '@/lib/content/collections';
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { OFFICE_LABEL } from '@/lib/site/labels';
import { listFirstAnswers } from '@/lib/firm/facts';
import { describeHours } from '@/lib/firm/opening-hours';
import { textOf } from '@/lib/content/markdown/figures';
import { removeLinks } from '@/lib/content/markdown/split-links';
import { formatAddress } from '@/lib/firm/address';
import { paths } from '@/lib/site/paths';
import type { SearchEntry } from './search-query';

type SearchableContent = Pick<Content, 'articles' | 'services' | 'pages' | 'site'>;

export function buildSearchIndex({ articles, services, pages, site }: SearchableContent): string {
  const { title, description } = pages.contact;
  const entries: SearchEntry[] = [
    ...articles.map(({ id, title, description, keywords, changes, text }) => ({
      id: paths.article(id),
      title,
      keywords: keywords.join(', '),
      description,
      text: splitSentences([
        ...listTexts(text.opening),
        ...listTexts(text.rest),
        ...changes.map((c) => removeLinks(c.text)),
      ]),
    })),
    ...services.map(({ id, title, keywords, summary, ...service }) => ({
      id: paths.service(id),
      kind: 'Service',
      title,
      keywords: keywords.join(', '),
      description: summary,
      text: splitSentences([service.lead, service.audience, service.deliverable, service.needs]),
    })),
    {
      id: paths.about,
      kind: 'About',
      title: pages.about.title,
      keywords: ABOUT_KEYWORDS,
      description: pages.about.description,
      text: '',
    },
    {
      id: paths.contact,
      kind: 'Contact',
      title,
      keywords: CONTACT_KEYWORDS,
      description: `${OFFICE_LABEL}: ${formatAddress(site.address)}`,
      text: splitSentences([
        `Phone: ${site.phones.join(', ')}`,
        `E-mail: ${site.email}`,
        describeHours(site.openingHours),
        description,
        ...listFirstAnswers(site).map(({ question, answer }) => `${question} ${answer}`),
      ]),
    },
  ];
  return JSON.stringify(entries);
}

const ABOUT_KEYWORDS =
  'about us, about the company, owner of the company, who are you, who una be, what do you do, who we are, who owns the company, who is behind this company, owner, founder, director, CEO, your team, staff, history, registered, licensed';

const CONTACT_KEYWORDS =
  'contact us, office, office address, location, directions, map, branch, where are you, phone number, number, telephone, mobile, call, WhatsApp, customer care, customer service, WhatsApp number, chat, email address, opening hours, opening times, working hours, open today, Saturday, Sunday, appointment, book a meeting, consultation, visit, speak to someone, talk to an adviser, reach you, complaint, price, fees, charge, cost of advice, vacancy, hiring, job, career';

/** Returns the paragraphs, headings, list items, captions and table rows of an article, without its sources. */
function listTexts(html: Root): string[] {
  const texts: string[] = [];
  visit(html, 'element', (element) => {
    const { tagName, properties, children } = element;
    if ('dataSources' in properties) return SKIP;
    if (tagName === 'tr') {
      const cells = children.map((cell) => textOf(cell).trim());
      texts.push(cells.filter(Boolean).join(' · '));
    } else if (/^(p|h\d|li|caption|figcaption)$/.test(tagName)) texts.push(textOf(element));
    else return;
    return SKIP;
  });
  return texts;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function splitSentences(texts: readonly string[]): string {
  return texts
    .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .join('\n');
}
