import { listTexts, type YamlDocument } from '@/lib/content/files/yaml-document';
import { splitLinks } from '@/lib/content/text/split-links';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';
import { findRawMarkup, WRITE_PLAIN_TEXT } from './find-raw-markup';

/**
 * Checks the texts of a YAML document. Pages show these texts without rendering Markdown. Only three fields may
 * contain links: the answers of `faq.yaml`, the captions of `services.yaml` and the changes of an article.
 *
 * @param linkSource the page that shows the links
 */
export function checkYamlTexts(
  document: YamlDocument,
  targets: LinkTargets,
  linkSource: LinkSource = { page: paths.services },
): Diagnostic[] {
  const { file, value, locate } = document;
  // The schemas of the remaining files allow facts such as {city}, and check them.
  const hasFacts = file !== 'content/site.yaml' && !file.startsWith('content/blog/');
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
      ? `${WRITE_PLAIN_TEXT}, or a link such as [our fees](/services)`
      : WRITE_PLAIN_TEXT;
    const place = { file, ...locate(path) };
    const line = text.replaceAll('\n', ' ');
    const visibleText = hasFacts ? line.replaceAll(/\{[\w.]+\}/g, '…') : line;
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
