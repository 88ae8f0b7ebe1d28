import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { show } from '@/lib/site/wording';

type Finding = {
  message: string;
  /** Counted from 1, in the body. */
  line: number;
  column: number;
};

/**
 * Finds pictures of a text that have no words for those who do not see them, and what was meant to
 * be a picture and is shown as text. A picture in a text says something, otherwise it would not
 * stand there; so it needs words, even above a caption.
 */
export function checkImageMarkup(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'image' || node.type === 'imageReference') {
      const message = explainAlt(node.alt ?? '', node.type === 'image' ? node.url : '');
      if (message !== undefined) findings.push({ message, line, column });
    }
    if (node.type === 'text' && node.value.includes('![')) {
      const place = { line, column: column + node.value.indexOf('![') };
      findings.push({ message: SHOWN_AS_TEXT, ...place });
    }
  });
  return findings;
}

function explainAlt(alt: string, url: string): string | undefined {
  const words = alt.trim();
  if (words === '') return `the picture has no words for those who do not see it; ${EXAMPLE}`;
  const isName = words === url || words === url.replace(/\.\w+$/, '');
  if (!isName && !FILE.test(words)) return undefined;
  return `${show(words)} is the name of a file and tells nothing to those who do not see the picture; ${EXAMPLE}`;
}

/** What has an ending, or what cameras and phones call their pictures: `IMG_1234`. */
const FILE =
  /\.(?:jpe?g|png|webp|avif|svg|gif|hei[cf])$|^(?:img|dsc[nf]?|pxl|mvimg|image|photo|screenshot)[ _-]*\d[\d _-]*$/i;

const EXAMPLE = 'write ![A market stall at dusk](photo), with what the picture shows';

const SHOWN_AS_TEXT =
  'this is shown as text and not as a picture; write ![what it shows](name), the name without spaces';
