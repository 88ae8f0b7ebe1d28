import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import {
  badgesSchema,
  faqSchema,
  peopleSchema,
  reasonsSchema,
  servicesSchema,
  valuesSchema,
} from '@/lib/content/schemas/lists-schema';
import { pagesSchema } from '@/lib/content/schemas/pages-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { FIXTURE } from './copy-project';

/** A host that nothing on the site may ever ask. */
export const CANARY = 'https://canary.example';

/** Leaves a trace wherever it is run as a program. */
const RUN = '__ran=1';

/** Ends every context that a text may stand in, and would then run or request the canary. */
export const PAYLOAD = [
  '"\'`>--> ]]> }})',
  '</script></style></title></textarea></noscript></template></svg>',
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<link rel=stylesheet href=${CANARY}/x.css>`,
  `<script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `\${${RUN}} '+(${RUN})+' \\");${RUN};// <!--<script>`,
].join('');

/** For texts with a limit: it fits a title, and has at least 50 characters. */
const SHORT_PAYLOAD = `"'></script><script>${RUN}</script><img src=x onerror=${RUN}>`;

/** An address with parts that would run. */
const ADDRESS_PAYLOAD = `/about?q="><script>${RUN}</script><img/src=x/onerror=${RUN}>`;

/** For an article's text, where the build refuses an address of plain HTTP. */
const BODY_PAYLOAD = PAYLOAD.replace(/ xmlns="[^"]*"/, '');

const isName = (image: string) => /^[\w-]+$/.test(image);

const files = {
  'site.yaml': siteSchema,
  // The loader, not the schema, checks that an image exists.
  'pages.yaml': pagesSchema.refine((pages) =>
    Object.values(pages).every((page) => !('image' in page) || isName(page.image)),
  ),
  'services.yaml': servicesSchema.refine((services) =>
    services.every(({ image }) => /^[\w-]+$/.test(image)),
  ),
  'faq.yaml': faqSchema,
  'reasons.yaml': reasonsSchema,
  'values.yaml': valuesSchema,
  'badges.yaml': badgesSchema,
  'people.yaml': peopleSchema.refine((people) => people.every(({ image = 'a' }) => isName(image))),
} satisfies Record<string, z.ZodType>;

/** Facts that the fixture leaves empty; the last ones switch on the editing page. */
const OPTIONAL_FACTS = [
  [
    /^(rcNumber|regulator|whatsapp):.*/gm,
    (_: string, key: string) => `${key}: ${key === 'whatsapp' ? '"+234 800 000 0003"' : 'Known'}`,
  ],
  [
    /^insuranceBroker:/m,
    () =>
      'answers: { fees: Known, replyTime: Known, firstTalk: Known }\ninsuranceBroker:\n  name: Known\n  licence: Known',
  ],
  [/^ {2}backend:.*/m, () => '  backend: github'],
  [/^ {2}repository:.*/m, () => '  repository: firm/site'],
  [/^ {2}(branch):.*/m, () => '  branch: live'],
  [/^ {2}(server|signIn):.*/gm, (_: string, key: string) => `  ${key}: https://git.example/${key}`],
] as const satisfies [RegExp, (match: string, key: string) => string][];

const REDIRECTS = `- from: /old
  to: '${ADDRESS_PAYLOAD}'
`;

/** Copies the fixture's files with a payload in each text whose schema accepts one. */
async function injectFiles(): Promise<{ name: string; yaml: string; refused: string[] }[]> {
  return Promise.all(
    Object.entries(files).map(async ([name, schema]) => {
      let text = await readFile(path.join(FIXTURE, 'content', name), 'utf8');
      if (name === 'site.yaml') {
        for (const [before, after] of OPTIONAL_FACTS) text = text.replace(before, after);
      }
      return { name, ...injectYaml(text, schema) };
    }),
  );
}

/** Puts a payload into every text of a copy of the fixture that accepts one. */
export async function injectContent(content: string): Promise<void> {
  for (const { name, yaml } of await injectFiles()) await writeFile(path.join(content, name), yaml);
  await rm(path.join(content, 'blog/5.md'));
  for (const id of [1, 2]) {
    await writeFile(path.join(content, `blog/${id}.md`), injectedArticle(id));
  }
  await writeFile(path.join(content, 'redirects.yaml'), REDIRECTS);
}

/** Lists the texts whose schema accepts no payload, such as `site.yaml: url`. */
export async function listRefusedTexts(): Promise<string[]> {
  const injected = await injectFiles();
  return injected.flatMap(({ name, refused }) => refused.map((place) => `${name}: ${place}`));
}

type Leaf = { path: string[]; text: string };

/**
 * Appends a payload to each text of a YAML file where the schema accepts one.
 *
 * @returns the new file, and the paths of the texts where the schema accepts none
 */
function injectYaml(yaml: string, schema: z.ZodType): { yaml: string; refused: string[] } {
  const value: unknown = parse(yaml);
  const refused = textsIn(value).flatMap(({ path, text }) => {
    // No two pages have the same description.
    const short = `${SHORT_PAYLOAD} ${path.join(' ')}`;
    const taken = [`${text}${PAYLOAD}`, `${text}${SHORT_PAYLOAD}`, short].some((payload) => {
      setText(value, path, payload);
      return schema.safeParse(value).success;
    });
    if (!taken) setText(value, path, text);
    return taken ? [] : [path.join('.')];
  });
  return { yaml: stringify(value), refused };
}

function textsIn(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

function setText(value: unknown, [key = '', ...rest]: string[], text: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (rest.length === 0) Object.assign(value, { [key]: text });
  else setText(new Map(Object.entries(value)).get(key), rest, text);
}

/**
 * An article with a payload in each field of its front matter and each kind of line. The build refuses
 * addresses that would run as programs.
 */
function injectedArticle(id: number): string {
  return `---
${stringify({
  title: `${SHORT_PAYLOAD} ${id}`,
  date: `2025-05-0${id}`,
  description: `${SHORT_PAYLOAD} Article ${id}.`,
  image: 'post',
  imageAlt: PAYLOAD,
  author: 'ada-eze',
  reviewedBy: 'ada-eze',
})}---

${BODY_PAYLOAD}

**${BODY_PAYLOAD}**

1. ${BODY_PAYLOAD}
- ${BODY_PAYLOAD}
  - ${BODY_PAYLOAD}
“${BODY_PAYLOAD.replaceAll('"', '')}”
> ${BODY_PAYLOAD}

*${BODY_PAYLOAD}* and \`${BODY_PAYLOAD.replaceAll('`', '')}\` and ~~${BODY_PAYLOAD}~~

[${BODY_PAYLOAD.replaceAll(/[[\]]/g, '')}](https://other.example "${BODY_PAYLOAD.replaceAll('"', "'")}")

![${SHORT_PAYLOAD}](credit "${SHORT_PAYLOAD.replaceAll('"', "'")}")

Table: ${BODY_PAYLOAD}

| ${BODY_PAYLOAD} | Amount |
| --- | ---: |
| ${BODY_PAYLOAD} | **${BODY_PAYLOAD}** |

A claim.[^1]

[^1]: ${BODY_PAYLOAD}

\`\`\`html"><script>${RUN}</script>
${BODY_PAYLOAD}
\`\`\`

**Sources**

- [${SHORT_PAYLOAD}](https://other.example/?"><script>${RUN}</script>)
`;
}
