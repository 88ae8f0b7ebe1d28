import { listTexts, type YamlDocument } from '@/lib/content/files/yaml-document';
import { splitLinks } from '@/lib/content/text/split-links';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { checkLink, type LinkSource, type LinkTargets } from './check-link';
import { findMarks, PLAIN_WORDS } from './find-marks';

/**
 * Checks words in YAML, which are shown as they are written, but for links in the answers of `faq.yaml`,
 * below the images of `services.yaml` and in the changes of an article.
 *
 * @param from the page that has these links
 */
export function checkWords(
  document: YamlDocument,
  targets: LinkTargets,
  from: LinkSource = { page: paths.services },
): Diagnostic[] {
  const { file, value, locate } = document;
  // The other files may contain facts such as {city}, which the schema has checked.
  const hasFacts = file !== 'content/site.yaml' && !file.startsWith('content/blog/');
  return listTexts(value).flatMap(({ path, text }) => {
    const [field, last] = [path[0], path.at(-1)];
    const isExample = file === 'content/services.yaml' && last === 'example';
    const mayLink =
      isExample ||
      (file === 'content/faq.yaml' && last === 'answer') ||
      (field === 'changes' && last === 'text');
    const checkUrl = (url: string) =>
      checkLink(url, place, targets, from).map((problem) =>
        isExample && /^\/blog\/\d+$/.test(url)
          ? makeWarning(file, problem.message + NO_LINK, place)
          : problem,
      );
    const instead = mayLink ? `${PLAIN_WORDS}, or a link as [words](/services)` : PLAIN_WORDS;
    const place = { file, ...locate(path) };
    const line = text.replaceAll('\n', ' ');
    const words = hasFacts ? line.replaceAll(/\{[\w.]+\}/g, '…') : line;
    const list = /\n\s*(?:[-*•]|\d+[.)])\s/.test(text) ? [makeWarning(file, NO_LIST, place)] : [];
    return [
      ...list,
      ...(mayLink ? splitLinks(words) : [words]).flatMap((part) =>
        typeof part === 'string' ? findMarks(part, place, instead) : checkUrl(part.url),
      ),
    ];
  });
}

const NO_LINK = ', so the page shows these words without the link; change or delete the link';
const NO_LIST = 'readers would see this list in one line; write it as sentences';
