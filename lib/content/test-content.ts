import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import type { ImageAsset, ImageIndex } from '@/lib/images/images';
import { findInternalLinks } from './links';
import {
  type Article,
  collections,
  frontMatterSchema,
  type Person,
  type Service,
  type Site,
} from './collections';
import { parseBody } from './markdown/parse';

export function makeImage(file = 'tax.svg', width = 1200, height = 675): ImageAsset {
  return { name: file.replace(/\.\w+$/, ''), file, width, height };
}

export function makeImages(...files: string[]): ImageIndex {
  return new Map(files.map((file) => makeImage(file)).map((image) => [image.name, image]));
}

export function makeArticle(fields: Partial<Article> & { body?: string } = {}): Article {
  const { body = 'One line.', ...overrides } = fields;
  const { id = 7 } = overrides;
  const text = parseBody(body);
  const frontMatter = frontMatterSchema.parse({
    title: `Post ${id}`,
    date: '2025-06-21',
    description: 'x'.repeat(50),
    image: 'tax',
  });
  const links = findInternalLinks(text.links, undefined);
  return {
    ...(frontMatter as unknown as Article),
    description: `What post ${id} is about.`,
    ...{ id, text, links, image: makeImage(), images: new Map(), file: `content/blog/${id}.md` },
    ...overrides,
  };
}

/** Returns the HTML of the whole body of an article. */
export function parseHtml(body: string): Root {
  const { opening, rest } = parseBody(body);
  return { type: 'root', children: [...opening.children, ...rest.children] };
}

export function makePerson(overrides: Partial<Person> = {}): Person {
  const [person] = collections.people.parse([
    { id: 'ada', name: 'Ada Eze', role: 'Credit Adviser', text: 'Ada reads loan agreements.' },
  ]);
  return { ...(person as unknown as Person), credentials: 'ACA', ...overrides };
}

export function makeService(overrides: Partial<Service> = {}): Service {
  const [service] = collections.services.parse([
    {
      id: 'financial',
      title: 'Financial Advisory',
      pattern: 'orita',
      summary: 'Expert financial advice for informed decisions.',
      lead: 'Advice.',
      audience: 'A household.',
      deliverable: 'A written opinion.',
      needs: 'Your last accounts.',
    },
  ]);
  const image = makeImage('service-financial.svg');
  return { ...(service as unknown as Service), image, ...overrides };
}

const site = collections.site.parse({
  name: 'Baobab Advisers Limited',
  shortName: 'Baobab',
  tagline: 'Partnering with you for success',
  description: 'Baobab Advisers gives financial advice.',
  url: 'https://www.baobab.example',
  email: 'hello@baobab.example',
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  address: { street: '1 Example Street', district: 'Ikeja', city: 'Lagos', country: 'Nigeria' },
  social: [{ network: 'x', url: 'https://x.example/baobab' }],
  navigation: [{ label: 'Home', path: '/' }],
  quickLinks: [{ label: 'Home', path: '/' }],
  insuranceBroker: { url: 'https://broker.example/' },
  newsletter: { url: 'https://letters.test/form', title: 'Newsletter sign-up', height: 190 },
  map: {
    title: 'Map of Ikeja',
    url: 'https://www.openstreetmap.org/export/embed.html?bbox=3.3,6.5,3.4,6.6',
    latitude: 6.59651,
    longitude: 3.34205,
  },
  ticker: { symbols: [{ proName: 'NSENG:GTCO', title: 'Guaranty Trust' }] },
});

export const REGISTRATION: Site['registrations'][number] = {
  ...{ body: 'Board of Advisers', number: '7', url: 'https://board.test/7', checked: '2025-05-03' },
};

export const makeSite = (overrides: Partial<Site> = {}): Site => ({ ...site, ...overrides });

/** Content of a fictional firm. Tests cannot rely on `content/`, because the owner of the site edits that folder. */
const FIXTURE_FOLDER = 'lib/content/fixture/content';

export const readFixture = (file: string) => readFileSync(path.join(FIXTURE_FOLDER, file), 'utf8');

export async function copyFixture(folder: string): Promise<void> {
  await cp(FIXTURE_FOLDER, path.join(folder, 'content'), { recursive: true });
}

/** The YAML source of each front matter field. Fields with the value undefined are omitted. */
export type FrontMatterSource = Record<string, string | undefined>;

/** Returns the text of a valid article file. Its four default fields are on lines 2 to 5. */
export function makeArticleText(fields: FrontMatterSource = {}, body = '\nOne line.\n'): string {
  const { title = 'Diaspora wealth' } = fields;
  // Each title gets its own description, because identical descriptions cause a warning.
  const subject = title.replaceAll(/[^\w ]/g, '').slice(0, 20);
  const entries = Object.entries({
    title,
    date: 'May 3, 2025',
    description: `${subject} – what families abroad can do with money at home.`,
    image: 'tax',
    ...fields,
  }).filter(([, value]) => value !== undefined);
  const lines = entries.map(([name, value]) => `${name}: ${value}`.trimEnd());
  return `---\n${lines.join('\n')}\n---\n${body}`;
}
