import { screens } from '@/lib/site/paths';
import { ContentError, type Checked, type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import { type PublishedUrl, ADDRESSES_FILE, parsePublishedUrls } from './published-urls';
import type { Article } from './article';
import { explainLink, type LinkTargets } from './explain-link';
import { readChecked, type Source } from './files/source';
import { parseYaml } from './files/yaml-document';
import { type Redirect, redirectsSchema } from './schemas/redirects-schema';
import { siteSchema } from './schemas/site-schema';
import { validate } from './schemas/validate';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/**
 * Reads the redirects.
 *
 * @param targets what they may lead to; without it, only they themselves are checked
 */
export function parseRedirects({ file, text }: Source, targets?: LinkTargets): Checked<Redirect[]> {
  const document = parseYaml(text, file);
  const { value, diagnostics } = validate(redirectsSchema, document, file);
  if (!value) return { value, diagnostics };

  const faults = value.flatMap((_entry, index) => {
    const messages = {
      from: explainFrom(value, index, targets),
      to: explainTo(value, index, targets),
    };
    return Object.entries(messages).flatMap(([key, message]) => {
      if (message === undefined) return [];
      const place = document.locate([index, key]);
      return [makeError(file, message, { ...place, field: `[${index + 1}].${key}` })];
    });
  });
  if (faults.length > 0) return { value: undefined, diagnostics: faults };
  const lineOf = (index: number) => document.locate([index, 'from']).line;
  return {
    value: value.map((entry, index) => ({ ...entry, line: lineOf(index) })),
    diagnostics: [],
  };
}

type Entries = readonly Pick<Redirect, 'from' | 'to'>[];

/**
 * Says what is wrong with the address that an entry of the redirects sends on.
 *
 * @param targets the pages of the site; without it, entries are held against each other only
 * @returns a sentence, or undefined when there is nothing
 */
function explainFrom(
  entries: Entries,
  index: number,
  targets: LinkTargets | undefined,
): string | undefined {
  const from = entries[index]?.from ?? '';
  if (entries.slice(0, index).some((other) => other.from === from)) {
    return `${from} is sent on by an entry above; keep one of them`;
  }
  const article = findArticle(from, targets);
  const isPage = screens.some((screen) => screen === from) || (article && !article.draft);
  if (!targets || !isPage) return undefined;
  const what = article ? `the article ${article.file}` : 'a page of this site';
  return `${from} is ${what}; only an address without a page can be sent on`;
}

/** Says what is wrong with the address that an entry leads to, as `explainFrom` does. */
function explainTo(
  entries: Entries,
  index: number,
  targets: LinkTargets | undefined,
): string | undefined {
  const { from = '', to = '' } = entries[index] ?? {};
  const next = entries.find((other) => other.from === pathOf(to));
  if (next) return explainChain(entries, from, next);
  if (!targets) return undefined;

  if (/^https:/i.test(to)) {
    const { origin, pathname, search, hash } = new URL(to);
    const isOwn = targets.siteUrl !== undefined && origin === new URL(targets.siteUrl).origin;
    return isOwn
      ? `${show(to)} is a page of this site; write it as ${pathname}${search}${hash}`
      : undefined;
  }
  const fault = explainLink(to, undefined, targets);
  if (fault !== undefined) return fault;
  const article = findArticle(pathOf(to), targets);
  if (!article || (!article.draft && article.date <= targets.today)) return undefined;
  const reason = article.draft ? 'is a draft' : `comes out on ${article.date}`;
  return `the article ${pathOf(to)} ${reason}; readers would not find it`;
}

function explainChain(entries: Entries, from: string, next: Entries[number]): string {
  const way = [from];
  let end = next.to;
  for (let step: typeof next | undefined = next; step;) {
    if (way.includes(step.from))
      return `leads round in a circle: ${[...way, step.from].join(', ')}`;
    way.push(step.from);
    end = step.to;
    step = entries.find((other) => other.from === pathOf(end));
  }
  return `${next.from} is sent on itself; write where its readers end, ${end}`;
}

function findArticle(address: string, targets: LinkTargets | undefined): Article | undefined {
  const id = /^\/blog\/([1-9]\d*)$/.exec(address)?.[1];
  return targets?.articles.get(Number(id));
}

/** The address without its query and fragment. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** What the addresses of a finished site are held against. */
export type UrlRegistry = {
  /** `https://` and the host, without a slash at the end. */
  siteUrl: string;
  /** What has been published before. */
  addresses: readonly PublishedUrl[];
  /** What leads to another page now. */
  redirects: readonly Redirect[];
};

/**
 * Reads the address book, and no articles: what is out is to be seen from the finished site.
 *
 * @param root the folder that holds `content/`
 * @throws ContentError with every problem at once
 */
export async function readUrlRegistry(root: string): Promise<UrlRegistry> {
  const diagnostics: Diagnostic[] = [];
  const site = await readChecked(root, 'content/site.yaml', diagnostics, ({ file, text }) =>
    validate(siteSchema, parseYaml(text, file), file),
  );
  const addresses = await readChecked(root, ADDRESSES_FILE, diagnostics, parsePublishedUrls);
  const redirects = await readChecked(root, REDIRECTS_FILE, diagnostics, parseRedirects);
  if (!site || !addresses || !redirects) throw new ContentError(diagnostics);
  return { siteUrl: site.url, addresses, redirects };
}
