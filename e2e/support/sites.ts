import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { listFiles } from '@/lib/site/list-files';
import { CODE, copyProject, NEXT_BUILD, run } from './copy-project';
import { shortArticle } from './generated-articles';
import { makePhoto } from './make-photo';

// The two sites that browser tests visit: `own` is what `npm run build` made of this repository's
// content; `fixture` is a made-up firm's, whose content the tests know.

export type SiteName = 'own' | 'fixture';

/** How many articles the fixture publishes. */
export const ARTICLES = 23;
/** Articles of the fixture that must not be published: a draft, and one with a future date. */
export const HELD_BACK = { draft: 24, future: 25 } as const;
/** The word in their titles. */
export const HELD_BACK_WORD = 'Kolanut';
/** Articles of the fixture with a photo: of the usual shape, of a tower, of a skyline. */
export const PHOTO_ARTICLES: readonly number[] = [1, 2, 3];

/** URLs as these providers write them. */
export const ZOHO = 'https://zc1.maillist-manage.com/ua/Optin?od=11287ec&zx=12b8c0b07';
export const GOOGLE = 'https://maps.google.com/maps?q=6.59651,3.34205&output=embed';
/** Where the editing page signs in. */
export const SIGN_IN = 'https://sign-in.example';
export const REDIRECTS = [
  ['/old/page', '/services#credit'],
  ['/blog/26', '/blog/1'],
] as const;

/** One URL path for each kind of page of the fixture, the two not-found pages among them. */
export const fixturePages = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/blog/1',
  '/blog/5',
  '/contact',
  '/nowhere',
  '/blog/999',
];

/** The fixture's facts that differ from `lib/content/fixture`: other companies serve its frames. */
const FACTS = [
  [['newsletter', 'url'], ZOHO],
  [['newsletter', 'height'], 260],
  [['map', 'url'], GOOGLE],
  [['answers', 'fees'], 'A fixed fee, agreed in writing.'],
  [['insuranceBroker', 'name'], 'Palm Brokers'],
  [['insuranceBroker', 'licence'], 'RIB 123'],
  [['cms', 'backend'], 'github'],
  [['cms', 'repository'], 'firm/site'],
  [['cms', 'signIn'], SIGN_IN],
] as const;

/** The folder that holds a site's `content/` and `out/`. */
export function siteFolder(name: SiteName): string {
  return name === 'own' ? process.cwd() : path.resolve('.tmp/fixture');
}

export function outDirOf(name: SiteName): string {
  return path.join(siteFolder(name), 'out');
}

/**
 * Builds the fixture, unless it was built from the same sources before.
 *
 * @throws with the build's output when it fails
 */
export async function buildFixture(): Promise<void> {
  const folder = siteFolder('fixture');
  const stampFile = path.join(folder, 'stamp');
  const stamp = await hashSources();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;

  const project = path.resolve('.tmp/fixture-project');
  await prepareFixture(project);
  const { code, output } = await run(project, NEXT_BUILD);
  if (code !== 0) throw new Error(`The fixture does not build:\n${output}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of ['out', 'content']) {
    await rename(path.join(project, part), path.join(folder, part));
  }
  await writeFile(stampFile, stamp);
}

/** Copies the project, with the fixture's content ready to be built. */
export async function prepareFixture(project: string): Promise<void> {
  await copyProject(project);
  const content = path.join(project, 'content');
  const site = path.join(content, 'site.yaml');
  const facts = parseDocument(await readFile(site, 'utf8'));
  for (const [place, value] of FACTS) facts.setIn(place, value);
  await writeFile(site, facts.toString({ lineWidth: 100 }));
  await writeFile(
    path.join(content, 'redirects.yaml'),
    REDIRECTS.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(''),
  );
  // A file by which a search engine recognises the owner.
  await writeFile(path.join(project, 'public/verification.html'), 'verification: 1234\n');

  const photos = { market: [2400, 1800], tower: [500, 1500], skyline: [3000, 300] } as const;
  for (const [name, [width, height]] of Object.entries(photos)) {
    await writeFile(path.join(content, `images/${name}.jpg`), await makePhoto(width, height));
  }
  for (const [id, text] of makeArticles()) {
    await writeFile(path.join(content, `blog/${id}.md`), text);
  }
}

/** All articles but number 5, which `lib/content/fixture` has. */
function makeArticles(): Map<number, string> {
  const articles = new Map<number, string>();
  for (let id = 1; id <= ARTICLES; id += 1) if (id !== 5) articles.set(id, shortArticle(id));
  for (const [name, id] of [
    ['market', 1],
    ['tower', 2],
    ['skyline', 3],
  ] as const) {
    articles.set(id, shortArticle(id).replace('image: post', `image: ${name}`));
  }
  const held = (id: number) =>
    shortArticle(id).replace(/^title: .*$/m, `title: ${HELD_BACK_WORD} ${id}`);
  const { draft, future } = HELD_BACK;
  articles.set(draft, held(draft).replace(/^date: .*$/m, 'date: 2025-05-10\ndraft: true'));
  articles.set(future, held(future).replace(/^date: .*$/m, 'date: 2999-01-01'));
  return articles;
}

/** The code that makes the fixture's content. */
const MAKERS = ['sites', 'generated-articles', 'make-photo'].map(
  (name) => `e2e/support/${name}.ts`,
);

/** Hashes everything that decides the fixture's build. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of [...CODE, 'package-lock.json', ...MAKERS]) {
    const isFolder = (await stat(source)).isDirectory();
    const files = isFolder
      ? (await listFiles(source)).map((file) => `${source}/${file}`)
      : [source];
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}
