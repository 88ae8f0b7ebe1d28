import { listTexts, type YamlDocument } from '@/lib/content/files/yaml-document';
import { splitLinks } from '@/lib/content/text/split-links';
import { type Diagnostic, makeWarning } from '@/lib/site/diagnostic';
import { paths } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { checkLink, type LinkTargets } from './check-link';

/** Marks of HTML or Markdown. */
const MARKUP = /<(?:\/?[a-z][^<>]*>|!--)|&(?:#\d+|[a-z]+);|\*\*|\]\(/i;

/** Checks words in YAML, which are shown as they are written, but for links in the answers of `faq.yaml`. */
export function checkWords(document: YamlDocument, targets: LinkTargets): Diagnostic[] {
  const { file, value, locate } = document;
  return listTexts(value).flatMap(({ path, text }) => {
    const parts = file === FAQ && path.at(-1) === 'answer' ? splitLinks(text) : [text];
    const place = locate(path);
    return parts.flatMap((part) => {
      if (typeof part !== 'string')
        return checkLink(part.url, { file, ...place }, targets, { page: paths.services });
      const [markup] = MARKUP.exec(part) ?? [];
      if (markup === undefined) return [];
      return makeWarning(file, `readers would see ${show(markup)}; write plain words`, place);
    });
  });
}

const FAQ = 'content/faq.yaml';
