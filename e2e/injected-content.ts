import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import {
  badgesSchema,
  faqSchema,
  reasonsSchema,
  servicesSchema,
  valuesSchema,
} from '@/lib/content/schemas/lists-schema';
import { pagesSchema } from '@/lib/content/schemas/pages-schema';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { FIXTURE } from './copy-project';

/** A host that nothing on the site may ever ask. */
export const CANARY = 'https://canary.example';

/** Runs when it is taken for a program, wherever that is. */
const RUN = '__ran=1';

/** What ends each context that a text may stand in, and then would run or ask the canary. */
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

/** For texts with a limit: fits a title, and what has to be 50 characters at least. */
const SHORT_PAYLOAD = `"'></script><script>${RUN}</script><img src=x onerror=${RUN}>`;

/** An address whose parts would run. */
const ADDRESS_PAYLOAD = `/about?q="><script>${RUN}</script><img/src=x/onerror=${RUN}>`;

/** Addresses that run, as far as a writer may hope. */
const SCRIPT_ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java&#10;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>opener.${RUN}</script>`,
  `blob:${RUN}`,
];

const files = {
  'site.yaml': siteSchema,
  // Whether there is such a picture, the loader looks; its name is nothing but letters and signs.
  'pages.yaml': pagesSchema.refine((pages) =>
    Object.values(pages).every((page) => !('image' in page) || /^[\w-]+$/.test(page.image)),
  ),
  'services.yaml': servicesSchema,
  'faq.yaml': faqSchema,
  'reasons.yaml': reasonsSchema,
  'values.yaml': valuesSchema,
  'badges.yaml': badgesSchema,
} satisfies Record<string, z.ZodType>;

/** Facts that are empty in the fixture and shown when set; the editing page is on. */
const OPTIONAL_FACTS = [
  [
    /^(rcNumber|regulator|openingHours|whatsapp):.*/gm,
    (_: string, key: string) => `${key}: ${key === 'whatsapp' ? '"+234 800 000 0003"' : 'Known'}`,
  ],
  [/^ {2}backend:.*/m, () => '  backend: github'],
  [/^ {2}repository:.*/m, () => '  repository: firm/site'],
  [/^ {2}(branch):.*/m, () => '  branch: live'],
  [/^ {2}(server|signIn):.*/gm, (_: string, key: string) => `  ${key}: https://git.example/${key}`],
] as const satisfies [RegExp, (match: string, key: string) => string][];

const REDIRECTS = `- from: /old
  to: '${ADDRESS_PAYLOAD}'
`;

/** A copy of the fixture's files with a script in each text whose schema takes one. */
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

/** Puts a script into every text of a copy of the fixture that may have one. */
export async function injectContent(content: string): Promise<void> {
  for (const { name, yaml } of await injectFiles()) await writeFile(path.join(content, name), yaml);
  await rm(path.join(content, 'blog/5.md'));
  for (const id of [1, 2]) {
    await writeFile(path.join(content, `blog/${id}.md`), injectedArticle(id));
  }
  await writeFile(path.join(content, 'redirects.yaml'), REDIRECTS);
}

/** `site.yaml: url` and so on: the texts whose schema takes no script. */
export async function listRefusedTexts(): Promise<string[]> {
  const injected = await injectFiles();
  return injected.flatMap(({ name, refused }) => refused.map((place) => `${name}: ${place}`));
}

type Leaf = { path: string[]; text: string };

/**
 * Puts a payload behind each text of a YAML file that the schema takes one in.
 *
 * @returns the new file, and the paths of texts that the schema takes none in
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

/** An article with a payload in each field of its head and each position of its text. */
function injectedArticle(id: number): string {
  const links = SCRIPT_ADDRESSES.flatMap((address, index) => [
    `[a${index}](<${address}>) and [b${index}][r${index}] and <${address}>`,
    `[r${index}]: <${address}> "${SHORT_PAYLOAD.replaceAll('"', "'")}"`,
  ]);
  return `---
${stringify({
  title: `${SHORT_PAYLOAD} ${id}`,
  date: `2025-05-0${id}`,
  description: `${SHORT_PAYLOAD} Article ${id}.`,
  image: 'post',
  imageAlt: PAYLOAD,
})}---

${PAYLOAD}

**${PAYLOAD}**

1. ${PAYLOAD}
- ${PAYLOAD}
  - ${PAYLOAD}
“${PAYLOAD.replaceAll('"', '')}”
> ${PAYLOAD}

*${PAYLOAD}* and \`${PAYLOAD.replaceAll('`', '')}\` and ~~${PAYLOAD}~~

[${PAYLOAD.replaceAll(/[[\]]/g, '')}](https://other.example "${PAYLOAD.replaceAll('"', "'")}")

${links.join('\n\n')}

![${SHORT_PAYLOAD}](credit "${SHORT_PAYLOAD.replaceAll('"', "'")}")

Table: ${PAYLOAD}

| ${PAYLOAD} | Amount |
| --- | ---: |
| ${PAYLOAD} | **${PAYLOAD}** |

A claim.[^1]

[^1]: ${PAYLOAD}

\`\`\`html"><script>${RUN}</script>
${PAYLOAD}
\`\`\`

**Sources**

- [${SHORT_PAYLOAD}](https://other.example/?"><script>${RUN}</script>)
`;
}
