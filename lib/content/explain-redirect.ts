import { screens } from '@/lib/site/paths';
import type { Article } from './article';
import { show } from '@/lib/site/wording';
import { explainLink, type LinkTargets } from './explain-link';
import type { Redirect } from './schemas/redirects-schema';

type Entries = readonly Pick<Redirect, 'from' | 'to'>[];

/**
 * Says what is wrong with the address that an entry of the redirects sends on.
 *
 * @param targets the pages of the site; without it, entries are held against each other only
 * @returns a sentence, or undefined when there is nothing
 */
export function explainFrom(
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
export function explainTo(
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
