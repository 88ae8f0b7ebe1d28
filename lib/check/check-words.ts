import type { YamlDocument } from '@/lib/content/files/yaml-document';
import { splitLinks } from '@/lib/content/text/split-links';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { checkLink, type LinkTargets } from './check-link';

const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\]\(/i;

/** Finds marks of HTML or Markdown in words that are shown as they are written. */
export function findMarkup(words: string): string[] {
  const [markup] = MARKUP.exec(words) ?? [];
  return markup === undefined ? [] : [`readers would see ${show(markup)}; write plain words`];
}

/** Checks the words of a YAML file: they are plain, but for links in the answers of `faq.yaml`. */
export function checkWords(document: YamlDocument, targets: LinkTargets): Diagnostic[] {
  const { file, value, locate } = document;
  return listTexts(value).flatMap(({ path, text }) => {
    const parts = file === FAQ && path.at(-1) === 'answer' ? splitLinks(text) : [text];
    const place = locate(path);
    return parts.flatMap((part) =>
      typeof part === 'string'
        ? findMarkup(part).map((problem) => makeWarning(file, problem, place))
        : checkLink(part.url, { file, ...place }, targets, { page: paths.services }),
    );
  });
}

const FAQ = 'content/faq.yaml';

type Located = { path: PropertyKey[]; text: string };

function listTexts(value: unknown, path: PropertyKey[] = []): Located[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    listTexts(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
