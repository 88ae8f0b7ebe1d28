import { parse, stringify } from 'yaml';
import type { z } from 'zod';

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
export const ADDRESS_PAYLOAD = `/about?q="><script>${RUN}</script><img/src=x/onerror=${RUN}>`;

/** Addresses that run, as far as a writer may hope. */
export const SCRIPT_ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java&#10;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>opener.${RUN}</script>`,
  `blob:${RUN}`,
];

type Leaf = { path: string[]; text: string };

/**
 * Puts a payload behind each text of a YAML file that the schema takes one in.
 *
 * @returns the new file, and the paths of texts that the schema takes none in
 */
export function injectYaml(yaml: string, schema: z.ZodType): { yaml: string; refused: string[] } {
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
export function injectedArticle(id: number): string {
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
