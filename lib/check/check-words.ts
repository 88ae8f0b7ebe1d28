import { listTexts, type YamlDocument } from '@/lib/content/files/yaml-document';
import { splitLinks } from '@/lib/content/text/split-links';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';

const MARKUP = /^# |<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\](?:\(| \((?:\/|https:))/i;

/** Finds marks of HTML or Markdown in words that are shown as they are written. */
export function findMarkup(words: string): string[] {
  const [mark] = MARKUP.exec(words) ?? [];
  return mark === undefined ? [] : [`readers would see ${show(mark)}; write plain words`];
}

/**
 * Checks words in YAML, which are shown as they are written, but for links in the answers of `faq.yaml` and
 * in the changes of an article.
 *
 * @param from the page that has these links
 */
export function checkWords(
  document: YamlDocument,
  targets: LinkTargets,
  from: LinkSource = { page: paths.services },
): Diagnostic[] {
  const { file, value, locate } = document;
  return listTexts(value).flatMap(({ path, text }) => {
    const [field, last] = [path[0], path.at(-1)];
    const mayLink =
      (file === 'content/faq.yaml' && last === 'answer') ||
      (field === 'changes' && last === 'text');
    const parts = mayLink ? splitLinks(text) : [text];
    return parts.flatMap((part) => {
      if (typeof part === 'string')
        return findMarkup(part).map((problem) => makeWarning(file, problem, locate(path)));
      return checkLink(part.url, { file, ...locate(path) }, targets, from);
    });
  });
}
