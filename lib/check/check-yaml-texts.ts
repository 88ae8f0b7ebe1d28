import { listTexts, type YamlDocument } from '@/lib/content/files/yaml-document';
import { splitLinks } from '@/lib/content/text/split-links';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';
import { findRawMarkup, WRITE_PLAIN_TEXT } from './find-raw-markup';

/**
 * Checks all text in a YAML document. Pages show it as plain text, except for Markdown links in three fields: `answer`
 * in `faq.yaml`, `example` in `services.yaml`, and the `text` of `changes` in an article.
 *
 * @param linkSource page that contains the links; answers and examples appear on the services page
 */
export function checkYamlTexts(
  document: YamlDocument,
  targets: LinkTargets,
  linkSource: LinkSource = { page: paths.services },
): Diagnostic[] {
  const { file, value, locate } = document;
  // Hides placeholders such as {city} from `findRawMarkup`, except in site.yaml and articles, which must have none.
  const mayHavePlaceholders = file !== 'content/site.yaml' && !file.startsWith('content/blog/');
  return listTexts(value).flatMap(({ path, text }) => {
    const [group, field] = [path[0], path.at(-1)];
    const isCaption = file === 'content/services.yaml' && field === 'example';
    const mayLink =
      isCaption ||
      (file === 'content/faq.yaml' && field === 'answer') ||
      (group === 'changes' && field === 'text');
    const checkUrl = (url: string) =>
      checkLink(url, place, targets, linkSource).map((problem) =>
        isCaption && /^\/blog\/\d+$/.test(url)
          ? makeWarning(file, `${LINK_OMITTED}${problem.message}`, place)
          : problem,
      );
    const advice = mayLink
      ? 'only words and links are possible in this field; write plain text, or a link such as [our fees](/services)'
      : WRITE_PLAIN_TEXT;
    const place = { file, ...locate(path) };
    const line = text.replaceAll('\n', ' ');
    const visibleText = mayHavePlaceholders ? line.replaceAll(/\{[\w.]+\}/g, '…') : line;
    const list = /\n\s*(?:[-*•]|\d+[.)])\s/.test(text) ? [makeWarning(file, NO_LIST, place)] : [];
    return [
      ...list,
      ...(mayLink ? splitLinks(visibleText) : [visibleText]).flatMap((part) =>
        typeof part === 'string' ? findRawMarkup(part, place, advice) : checkUrl(part.url),
      ),
    ];
  });
}

const LINK_OMITTED = 'the page shows this text without the link, because ';
const NO_LIST = 'visitors would see this list in one line; write the list as sentences';
