import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { type FrontMatterSource, makeArticleText } from '@/lib/content/test-content';
import { addDays } from '@/lib/site/dates';
import { mainPagePaths } from '@/lib/site/paths';
import { BUILD_COMMAND, SOURCE_PATHS, copyProject } from './copy-project';
import { runToEnd } from './programs';

// Builds the fixture, which is the site of a fictional firm. Tests can expect its exact texts.

const folder = path.resolve('.tmp/fixture');
const fixtureContent = path.join(folder, 'content');
export const fixtureOut = path.join(folder, 'out');

export const ARTICLE_COUNT = 23;
/** Ids of a draft and a scheduled article. `UNPUBLISHED_WORD` occurs only in their titles. */
export const UNPUBLISHED_IDS = { draft: 24, future: 25 } as const;
export const UNPUBLISHED_WORD = 'Kolanut';
const REDIRECTS = {
  '/old/page': '/services#credit',
  '/blog/26': '/blog/1',
  '/2019/*': '/blog',
  '/2019/über%20uns/': '/about',
  '/news.html': '/blog/2',
  '/index.php/about-us': '/about',
  '/a (1)+b.html': '/contact?a=$1%20{2}"#map',
};

/** One URL path for each kind of page, including the two not-found pages. */
export const fixturePages = [...mainPagePaths, ...['/blog/1', '/blog/5', '/nowhere', '/blog/999']];

/** Values of `site.yaml` that replace or extend those in `lib/content/fixture`. */
const SITE_FIELDS = [
  [['answers', 'fees'], 'A fixed fee, agreed in writing.'],
  [['insuranceBroker', 'name'], 'Palm Brokers'],
  [['insuranceBroker', 'licence'], 'RIB 123'],
  [['whereWeAdvise'], 'In Nigeria and Ghana.'],
  [['press'], { name: 'Ada Eze', phone: '+234 800 000 0009', email: 'press@iroko.example' }],
] as const;

export async function buildFixture(): Promise<void> {
  const sources = [...SOURCE_PATHS, 'package-lock.json', 'e2e/support/sites.ts'];
  // `prepareFixture` writes `site.yaml` last, so `find` lists the sources that have changed since the latest build. If
  // `find` prints nothing, the fixture is up to date. If `site.yaml` is missing, `find` prints an error.
  const siteFile = path.join(fixtureContent, 'site.yaml');
  const find = ['find', ...sources, '-newer', siteFile, '-not', '-name', '*.test.ts*'];
  if ((await runToEnd('.', find)).output === '') return;

  await rm(folder, { recursive: true, force: true });
  const project = path.resolve('.tmp/fixture-project');
  await prepareFixture(project);
  const { code, output } = await runToEnd(project, BUILD_COMMAND);
  if (code !== 0) throw new Error(`The build of the fixture failed:\n${output}`);
  await mkdir(folder, { recursive: true });
  await rename(path.join(project, 'out'), fixtureOut);
  await rename(path.join(project, 'content'), fixtureContent);
}

export async function prepareFixture(project: string): Promise<void> {
  await copyProject(project);
  const write = (file: string, data: string | Buffer) => writeFile(path.join(project, file), data);
  const redirects = Object.entries(REDIRECTS).map(([from, to]) => `- from: ${from}\n  to: ${to}\n`);
  await write('content/redirects.yaml', redirects.join(''));
  await write('public/verification.html', 'verification: 1234\n');
  await write('content/images/market.jpg', await makePhoto(2400, 1800));
  await write('content/images/tower.jpg', await makePhoto(500, 1500));
  await write('content/images/skyline.jpg', await makePhoto(3000, 300));

  const fields: Record<number, FrontMatterSource> = {
    1: { image: 'market' },
    2: { image: 'tower' },
    3: { image: 'skyline' },
    [ARTICLE_COUNT - 1]: { answer: '6 steps' },
    [UNPUBLISHED_IDS.draft]: { title: UNPUBLISHED_WORD, date: '2025-05-10', draft: 'true' },
    [UNPUBLISHED_IDS.future]: { title: `${UNPUBLISHED_WORD} later`, date: '2999-01-01' },
  };
  const additions = { 1: NIGERIAN_WORDS, 2: SALARY_CALCULATOR, 3: CHARTS_AND_CALCULATOR };
  for (let id = 1; id <= UNPUBLISHED_IDS.future; id += 1) {
    const text = makeShortArticle(id, fields[id]) + (additions[id as keyof typeof additions] ?? '');
    // Do not overwrite article 5, which `copyProject` has copied from `lib/content/fixture`.
    if (id !== 5) await write(`content/blog/${id}.md`, text);
  }
  const pages = await readFile(path.join(project, 'content/pages.yaml'), 'utf8');
  const home = pages.replace('    action: All articles\n', `$&${QUESTIONS}`);
  await write('content/pages.yaml', home.replace('  whoWeAre:\n', `${SUM}$&`) + FIGURES);
  const services = await readFile(path.join(project, 'content/services.yaml'), 'utf8');
  await write('content/services.yaml', services.replace('  needs:', '  read: [5, 1]\n  needs:'));
  const site = parseDocument(await readFile(path.join(project, 'content/site.yaml'), 'utf8'));
  for (const [keys, value] of SITE_FIELDS) site.setIn(keys, value);
  await write('content/site.yaml', site.toString({ lineWidth: 100 }));
}

/** Questions on the home page. The first one has no answer of its own, so the page shows article 5's. */
const QUESTIONS = `    list:
      - { article: 5, question: What does the shop earn?, unit: a month, line: Before its rent. }
      - { article: 1, question: What is it worth?, answer: ₦2m, unit: in all, line: With its stock. }
      - { article: ${UNPUBLISHED_IDS.draft}, question: What if?, answer: 2%, unit: a year, line: Less. }
`;

const SUM = '  sum: { article: 2, label: My pay a month, action: With rent }\n';
const FIGURES = `figures:
  checked: May 3, 2025
  list:
    - { article: 2, value: '₦800,000', text: a year free of tax }
    - { article: 4, value: 5%, text: on the day }
`;
const SALARY_CALCULATOR =
  '\n::calculator[Your own pay]{name=paye pay=400000 pension=8 pensionable=100}\n';

const WORDS = 'Ƙofar Ruwa, kuɗi, Ɓagarawa, ɓaure, ƙasa, Ɗan Ƴanci, ƴan kasuwa, ọ̀nà, Ị̀kà';
/** A heading, a paragraph and a table, which have different font families. */
const NIGERIAN_WORDS = `\n**${WORDS}**\n\n${WORDS}\n\n| kuɗi | Ƙofar | Ɗan Ƴanci |\n| --- | --- | --- |\n`;

const CHARTS_AND_CALCULATOR = `
::chart[The bad month costs four good ones]{type=bars rows="1,2"}

Table: Three contracts, in a month

| Result | Guarantee of 10% | Guarantee of 3% | No guarantee |
| --- | ---: | ---: | ---: |
| A normal month | 85,000 | 102,500 | 110,000 |
| A bad month | −365,000 | −47,500 | 110,000 |

::chart[The dollar loan costs more from 18.2% on (repaid on $1,000, in ₦1,000)]{type=crossing}

| Dollar rises by | 0% | 18.2% | 69% |
| --- | ---: | ---: | ---: |
| Dollar loan repaid, at 10% | 1,683.0 | 1,989.0 | 2,844.3 |
| Local loan repaid, at 30% | 1,989.0 | 1,989.0 | 1,989.0 |

::calculator[What a flat rate costs]{name=flat-rate amount=1000000 rate=2.5 periods=12 fees=0}
`;

function makeShortArticle(id: number, fields: FrontMatterSource = {}): string {
  const generated = {
    title: `Generated article ${id}`,
    date: addDays('2025-05-03', 7 * (id - 1)),
    description: `A generated article, number ${id}, long enough to be a description of the right length.`,
    image: 'post',
  };
  const body = `\n**A heading of article ${id}**\n\nA paragraph of article ${id}.\n`;
  return makeArticleText({ ...generated, ...fields }, body);
}

/** Creates a JPEG of random noise, because an image without detail would compress far better than a photo. */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / 5), Math.ceil(height / 5)];
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width: columns, height: rows, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).resize(width, height, { kernel: 'nearest' }).jpeg().toBuffer();
}
