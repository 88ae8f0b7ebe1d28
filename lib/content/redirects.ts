import { z } from 'zod';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { screens } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { explainLink, linkedArticle, type LinkTargets, ownUrl } from './explain-link';
import type { YamlDocument } from './files/yaml-document';
import { textLike } from './schemas/fields';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/** In segments of letters, digits and `-._~`, which hosts, file systems and `_redirects` need not escape. */
const urlPath = textLike(
  'a URL path of this site such as /blog/5, without .html or a slash at its end',
  /^(?!.*\.html(?:\/|$))\/(?:[a-z\d][\w.~-]*(?:\/[a-z\d][\w.~-]*)*)?$/i,
);

/** Two slashes, and a backslash, would begin another host; a space would end the URL in `_redirects`. */
const target = textLike(
  'a page or file of this site such as /blog/30, or a URL that begins with https://',
  /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/i,
);

const redirect = z.strictObject({
  /** A URL path of this site without a page. */
  from: urlPath,
  /** Where its readers go: a page of this site, with or without a fragment, a file, or another site. */
  to: target,
});

/** `content/redirects.yaml`; a file of comments alone has no entry yet. */
export const redirectsSchema = z.array(redirect).prefault([]);

type Entry = z.output<typeof redirect>;

/** One published URL that leads to another page. */
export type Redirect = Entry & {
  /** Its line in `content/redirects.yaml`, counted from 1. */
  line: number;
};

/** Checks redirects against each other and against the pages of the site. */
export function checkRedirects(
  entries: readonly Entry[],
  { file, locate }: YamlDocument,
  targets: LinkTargets,
): Diagnostic[] {
  return entries.flatMap((entry, index) => {
    const from = explainFrom(entry, entries.slice(0, index), targets);
    const to = explainTo(entry, entries, targets);
    return Object.entries({ from, to }).flatMap(([key, message]) =>
      message === undefined ? [] : makeError(file, message, locate([index, key])),
    );
  });
}

function explainFrom({ from }: Entry, above: readonly Entry[], targets: LinkTargets) {
  const other = above.find((entry) => entry.from.toLowerCase() === from.toLowerCase());
  if (other)
    return other.from === from
      ? `an entry above redirects ${from} already; delete one of the two`
      : `${from} and ${other.from} above differ only in capitals, which some hosts ignore; delete one of the two`;
  const id = linkedArticle(from, targets);
  const article = targets.articles.get(id ?? 0);
  const isPage = screens.some((screen) => screen === from) || (article && !article.draft);
  if (!isPage) return undefined;
  const what = article ? `the article content/blog/${id}.md` : 'a page of this site';
  return `${from} is ${what}; only a URL without a page can be redirected`;
}

function explainTo({ from, to }: Entry, entries: readonly Entry[], targets: LinkTargets) {
  const next = entries.find((other) => other.from === pathOf(to));
  if (next && [next.from, pathOf(next.to)].includes(from))
    return 'leads back to itself; write another page';
  if (next) return `${next.from} is redirected too; write the URL where that leads, ${next.to}`;
  const own = ownUrl(to, targets);
  if (own && !to.startsWith('/'))
    return `${show(to)} is a page of this site; write it as ${own.pathname}${own.search}${own.hash}`;
  // Readers follow it from today on, as they would a link of an article of today.
  return explainLink(to, { draft: false, date: targets.today, body: undefined }, targets);
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '');
