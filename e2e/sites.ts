import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { listFiles } from '@/lib/site/list-files';
import { CODE, copyProject, NEXT_BUILD, run } from './copy-project';
import { longArticle, shortArticle } from './generated-articles';
import { injectContent } from './injected-content';
import { makePhoto } from './make-photo';

// The sites that browser tests run on. `own` is what `npm run build` made of this repository's
// content. The others have the fixture's content, each changed for the tests that need it.

/** How many articles `plain` publishes. */
export const PLAIN_ARTICLES = 23;
/** Articles of `plain` that must not be published: a draft, and one with a future date. */
export const HELD_BACK = { draft: 24, future: 25 } as const;
/** The word in their titles. */
export const HELD_BACK_WORD = 'Kolanut';

/** How many articles `rich` has; each has a photo. */
export const RICH_ARTICLES = 3;
/** The number of the next article: 9 was published and withdrawn. */
export const RICH_NEXT = 10;
/** Addresses as these providers write them. */
export const ZOHO = 'https://zc1.maillist-manage.com/ua/Optin?od=11287ec&zx=12b8c0b07';
export const GOOGLE = 'https://maps.google.com/maps?q=6.59651,3.34205&output=embed';
/** Where its editing page signs in. */
export const SIGN_IN = 'https://sign-in.example';

/** One URL path for each kind of page of `plain` and `rich`, the two not-found pages among them. */
export const fixturePages = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/blog/1',
  '/contact',
  '/nowhere',
  '/blog/999',
];

type Variant = {
  /** Changes the content of the fixture, which has one article, `content/blog/5.md`. */
  change: (content: string) => Promise<void>;
  environment?: Readonly<Record<string, string>>;
};

const variants = {
  /** The fixture as it is, with 23 articles and without any optional fact. */
  plain: {
    // CONTRIBUTING.md, "Upgrading Next", says what for.
    environment: { KEEP_EXPORT: path.resolve('.tmp/sites/raw') },
    change: async (content) => {
      for (let id = 1; id <= PLAIN_ARTICLES; id += 1) {
        if (id !== 5) await writeFile(path.join(content, `blog/${id}.md`), shortArticle(id));
      }
      for (const [id, field] of [
        [HELD_BACK.draft, 'date: 2025-05-10\ndraft: true'],
        [HELD_BACK.future, 'date: 2999-01-01'],
      ] as const) {
        const text = shortArticle(id)
          .replace(/^title: .*$/m, `title: ${HELD_BACK_WORD} ${id}`)
          .replace(/^date: .*$/m, field);
        await writeFile(path.join(content, `blog/${id}.md`), text);
      }
    },
  },
  /** Other companies serve its frames and its form; it has photos, redirects, an editing page, answers. */
  rich: {
    change: async (content) => {
      await setFacts(content, [
        [['newsletter', 'url'], ZOHO],
        [['newsletter', 'height'], 260],
        [['map', 'url'], GOOGLE],
        [['form', 'id'], 'contact'],
        [['answers', 'fees'], 'A fixed fee, agreed in writing.'],
        [['insuranceBroker', 'name'], 'Palm Brokers'],
        [['insuranceBroker', 'licence'], 'RIB 123'],
        [['cms', 'backend'], 'github'],
        [['cms', 'repository'], 'firm/site'],
        [['cms', 'signIn'], SIGN_IN],
      ]);
      // One of 6 MB, and two that cost less to make copies of.
      for (const [name, width, height, grain] of [
        ['market', 4000, 3000, 1],
        ['tower', 500, 1500, 0.2],
        ['skyline', 3000, 300, 0.2],
      ] as const) {
        await writeFile(
          path.join(content, `images/${name}.jpg`),
          await makePhoto(width, height, grain),
        );
      }
      await rm(path.join(content, 'blog/5.md'));
      for (const [id, text] of [
        [1, longArticle(1, ['market'])],
        [2, `${longArticle(2, ['tower'])}\n![A tower](tower)\n\n![A skyline](skyline)\n`],
        [3, longArticle(3, ['skyline'])],
      ] as const) {
        // On one line in every font: a title that breaks elsewhere in the fallback font moves the page.
        const titled = text.replace(/^title: .*$/m, `title: Photo article ${id}`);
        await writeFile(path.join(content, `blog/${id}.md`), titled);
      }
      await appendFile(path.join(content, 'addresses.txt'), '/blog/1\n/blog/9\n/old/page\n');
      await writeFile(
        path.join(content, 'redirects.yaml'),
        '- from: /blog/9\n  to: /blog/1\n- from: /old/page\n  to: /services#credit\n',
      );
    },
  },
  /** A trial site of a firm that has not written an article. */
  bare: {
    change: (content) => rm(path.join(content, 'blog'), { recursive: true }),
    environment: { SITE_ENV: 'staging' },
  },
  /** A script in every text that takes one. */
  injected: { change: injectContent },
} satisfies Record<string, Variant>;

export type SiteName = 'own' | keyof typeof variants;

export const variantNames = Object.keys(variants) as (keyof typeof variants)[];

/** The folder that holds a site's `content/` and `out/`. */
export function siteFolder(name: SiteName): string {
  return name === 'own' ? process.cwd() : path.resolve('.tmp/sites', name);
}

/** The finished site. */
export function outDirOf(name: SiteName): string {
  return path.join(siteFolder(name), 'out');
}

/** Where the variants are built one after the other, with the compiler's cache of the one before. */
export const PROJECT = path.resolve('.tmp/sites/project');

/**
 * Builds a variant, unless it was built from the same sources before.
 *
 * @throws with the build's output when it fails
 */
export async function buildVariant(name: keyof typeof variants): Promise<void> {
  const stampFile = path.join(siteFolder(name), 'stamp');
  const stamp = await hashSources();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;

  await prepareVariant(name);
  const { environment }: Variant = variants[name];
  const { code, output } = await run(PROJECT, NEXT_BUILD, environment);
  if (code !== 0) throw new Error(`The site "${name}" does not build:\n${output}`);

  const folder = siteFolder(name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rename(path.join(PROJECT, 'out'), path.join(folder, 'out'));
  await rename(path.join(PROJECT, 'content'), path.join(folder, 'content'));
  await writeFile(stampFile, stamp);
}

/** Copies the project with a variant's content, ready to be built. */
export async function prepareVariant(name: keyof typeof variants): Promise<void> {
  await copyProject(PROJECT);
  await variants[name].change(path.join(PROJECT, 'content'));
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const helpers = ['sites', 'injected-content', 'generated-articles', 'make-photo'];
  for (const part of [...CODE, ...helpers.map((name) => `e2e/${name}.ts`)]) {
    const files = path.extname(part) ? [''] : await listFiles(part);
    for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
      hash.update(file).update(await readFile(path.join(part, file)));
    }
  }
  return hash.digest('hex');
}

type Fact = readonly [path: readonly string[], value: string | number];

/** Sets facts of site.yaml and keeps its comments. */
export async function setFacts(content: string, facts: readonly Fact[]): Promise<void> {
  const file = path.join(content, 'site.yaml');
  const document = parseDocument(await readFile(file, 'utf8'));
  for (const [place, value] of facts) document.setIn(place, value);
  await writeFile(file, document.toString({ lineWidth: 100 }));
}
