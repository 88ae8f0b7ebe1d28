import fc from 'fast-check';
import { defaultTreeAdapter as html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import { parseText, type Text } from './parse-text';

/** What editors never write: marks, line markup, HTML and addresses, in pieces. */
const pieces = [
  ...'* ** _ ~~ ` [ ] ]( ![ ) ( < > | + \\ " “ ” ! : ^ = [^a] [x] a www.a.example a@b.example'.split(
    ' ',
  ),
  ...['```\n', '~~~html\n', '# ', '- ', '1. ', '1) ', '> > ', '- [x] ', '[^a]: ', '[x]: '],
  ...[' ', '    ', '\t', '\n', '\n\n', '\n- ', '\n**', '**\n', '\r', '\u00A0', '\u200B', '\0'],
  ...['Table: ', '\n**Sources**\n', '\n|-|:-:|\n', '\n---\n'],
  ...['<script>alert(1)</script>', '</script>', '<img src=x onerror=alert(1)>', '<!-- a -->'],
  ...['<a href="javascript:alert(1)" style="x" id="main">', '<svg/onload=alert(1)>', '<?php x ?>'],
  ...['<![CDATA[x]]>', '<iframe srcdoc="x">', '<math><mtext></table><mglyph>', '&lt;script&gt;'],
  ...'&#106;avascript&colon; &#0; &#xD800; &amp;'.split(' '),
];
const addresses = [
  ...'javascript:alert(1) JaVaScRiPt:alert(1) java&#9;script:alert(1) <javascript:x>'.split(' '),
  ...'vbscript:x data:text/html,x blob:x file:///etc/passwd x:y \u0001javascript:x'.split(' '),
  ...'https://a.example/?b=c#d HTTP://a.example //evil.example mailto:a@b.example tel:+1'.split(
    ' ',
  ),
  ...['#main', '', '%00', '\uD800'],
];
const text = fc.string({ unit: 'binary', maxLength: 8 });
const reference = fc
  .tuple(fc.constantFrom('', '!'), text, fc.constantFrom(...addresses))
  .map(([mark, words, url]) => `${mark}[${words}](${url} "${words}")`);
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: reference },
);
const mixture = fc.array(piece, { maxLength: 80 }).map((parts) => parts.join(''));
/** About as many marks as a line may have. */
const repetition = fc
  .tuple(piece, piece, fc.integer({ min: 1, max: 200 }))
  .map(([one, two, times]) => (one + two).repeat(times));
/** Any characters, halves of a pair too. */
const noise = fc
  .array(fc.nat(0xffff), { maxLength: 100 })
  .map((units) => String.fromCharCode(...units));

/** What a page may have, listed apart from the renderer's own list. */
const ELEMENTS =
  /^(?:p|h[2-6]|ul|ol|li|blockquote|hr|br|strong|em|del|a|img|code|section|table|caption|thead|tbody|tr|th|td|figure|figcaption)$/;
const ATTRIBUTES = /^(?:alt|title|align|start|loading|aria-label|data-(?:sources|tail|total))$/;
const ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*(?:[/?#]|$))/i;
const VALUES: Record<string, RegExp> = {
  href: ADDRESS,
  src: /^(?!mailto:|tel:)(?:https?:|[^:]*(?:[/?#]|$))/i,
  // The page's own ids have other prefixes.
  id: /^h-/,
};

/** Elements and attributes, as a browser reads them, that a page may not have. */
function findForbidden(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!html.isElementNode(child)) return html.isTextNode(child) ? [] : [child.nodeName];
    const { tagName, attrs } = child;
    const wrong = attrs.filter(
      ({ name, value }) => !(VALUES[name]?.test(value) ?? ATTRIBUTES.test(name)),
    );
    return [
      ...(ELEMENTS.test(tagName) ? [] : [tagName]),
      ...wrong.map(({ name, value }) => `${tagName} ${name}=${value}`),
      ...findForbidden(child),
    ];
  });
}

/** Lines that a body does not have, in the places of its nodes. */
function findWrongLines({ tree, source }: Text): number[] {
  const lines: number[] = [];
  visit(tree, ({ position }) => {
    if (position) lines.push(position.start.line, position.end.line);
  });
  const { length } = source.split(/\r\n?|\n/);
  return lines.filter((line) => !(line >= 1 && line <= length));
}

// React warns of an empty address, and asks for pictures that are not lazy ahead of the text.
const img = ({ src, ...props }: { src?: string }) => (
  <img alt="" {...props} src={src === '' ? undefined : src} loading="lazy" />
);

test.each([
  ['noise', noise, 200],
  ['a mixture of pieces', mixture, 400],
  ['pieces again and again', repetition, 15],
])('%s renders without a forbidden element, and with right lines', (_kind, bodies, numRuns) => {
  fc.assert(
    fc.property(bodies, (body) => {
      const text = parseText(body);
      const markup = renderToStaticMarkup(
        toJsxRuntime(text.html, {
          Fragment,
          jsx,
          jsxs,
          components: { img },
          tableCellAlignToStyle: false,
        }),
      );
      // A file of UTF-8 has no halves of a pair.
      expect(findForbidden(parseFragment(Buffer.from(markup).toString()))).toEqual([]);
      expect(findWrongLines(text)).toEqual([]);
    }),
    { numRuns, seed: 1 },
  );
});
