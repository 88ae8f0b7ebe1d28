import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
import { copyProject } from './build-sites';
import { ADDRESS_PAYLOAD, injectedArticle, injectYaml } from './injected-texts';

export type InjectedSite = {
  outDir: string;
  /** `site.yaml: url` and so on: the texts whose schema takes no script. */
  refused: string[];
  remove: () => Promise<void>;
};

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

/** Facts that are empty in this site and shown when set; the editing page is on. */
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

/** Builds a copy of the project with a script in every text of its content that may have one. */
export async function buildInjectedSite(): Promise<InjectedSite> {
  const folder = path.resolve('.tmp/injected');
  await copyProject(folder);
  const refused: string[] = [];
  for (const [name, schema] of Object.entries(files)) {
    const file = path.join(folder, 'content', name);
    let text = await readFile(file, 'utf8');
    if (name === 'site.yaml') {
      for (const [before, after] of OPTIONAL_FACTS) text = text.replace(before, after);
    }
    const injected = injectYaml(text, schema);
    await writeFile(file, injected.yaml);
    refused.push(...injected.refused.map((place) => `${name}: ${place}`));
  }
  for (const id of [1, 2]) {
    await writeFile(path.join(folder, `content/blog/${id}.md`), injectedArticle(id));
  }
  await writeFile(path.join(folder, 'content/redirects.yaml'), REDIRECTS);
  const build = spawnSync('npx', ['next', 'build'], { cwd: folder, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`It does not build:\n${build.stdout}${build.stderr}`);
  return {
    outDir: path.join(folder, 'out'),
    refused,
    remove: () => rm(folder, { recursive: true }),
  };
}
