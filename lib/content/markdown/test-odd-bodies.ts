import fc from 'fast-check';

const marks = [
  ...['*', '**', '***', '_', '__', '~', '~~', '`', '``', '```', '~~~', '[', ']', '](', '![', ')'],
  ...['(', '<', '>', '|', '\\', '#', '##', '-', '+', '1.', '1)', '"', '“', '”', '!', ':', '^', '='],
];

const spaces = [' ', '  ', '    ', '\t', '\n', '\n\n', '\r', '\u00A0', '\u200B', '\u2028', '\0'];

const html = [
  ...['<script>alert(1)</script>', '</script>', '<img src=x onerror=alert(1)>', '<!-- a -->'],
  ...['<a href="javascript:alert(1)" style="x" id="main">', '<svg/onload=alert(1)>', '<?php x ?>'],
  ...['<style>*{}</style>', '<![CDATA[x]]>', '<iframe srcdoc="x">', '<input type="checkbox">'],
  ...['<math><mtext></table><mglyph>', '&lt;script&gt;', '&#106;avascript&colon;', '&Tab;'],
  ...['&#0;', '&#xD800;', '&amp;', '&'],
];

const addresses = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#9;script:alert(1)', 'vbscript:x'],
  ...['\u0001javascript:x', 'javascript&colon;alert(1)', 'data:text/html,x', '//evil.example'],
  ...['https://a.example/?b=c#d', 'HTTP://a.example', 'mailto:a@b.example', 'tel:+1', '#main', ''],
  ...['blob:x', 'file:///etc/passwd', '<javascript:x>', 'ftp://a', '%00', '\uD800', 'x:y', 'a b'],
];

const address = fc.constantFrom(...addresses);
const word = fc.oneof(
  fc.constantFrom('a', 'word', 'www.a.example', 'a@b.example'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...marks) },
  { weight: 4, arbitrary: fc.constantFrom(...spaces) },
  { weight: 3, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(...html) },
  fc.tuple(word, address).map(([text, url]) => `[${text}](${url})`),
  fc.tuple(word, address).map(([text, url]) => `![${text}](${url} "${text}")`),
  fc.tuple(word, address).map(([text, url]) => `[${text}][x]\n\n[x]: ${url} '${text}'\n\n`),
  address.map((url) => `<${url}>`),
  word.map((name) => `[^${name}]`),
);

const inline = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

/** Kinds of line; the underscore stands for what is in it. */
const frames = [
  ...['_', '**_**', '1. _', '"_"', '# _', '[^a]: _', '| _ | b |', '  - _', '    * _', '1) _'],
  ...['> > _', '- [x] _', 'Table: _', '**Sources**\n_', '```\n_', '~~~html\n_'],
  ...['_\n|-|:-:|', '_\n---'],
];
const line = fc
  .tuple(fc.constantFrom(...frames), inline)
  .map(([frame, text]) => frame.replace('_', () => text));

/** Bodies as no editor would write them: each kind is a way in which one could break the renderer. */
export const oddBodies = {
  /** Any characters at all, halves of a pair too. */
  noise: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.nat(0xffff), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
  ),
  marks: fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  lines: fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n')),
  /** A few pieces again and again, up to and beyond what is read as Markdown. */
  repeats: fc
    .tuple(inline, fc.array(piece, { maxLength: 3 }), fc.integer({ min: 1, max: 12_000 }), inline)
    .map(
      ([start, pieces, times, end]) => start + pieces.join('').repeat(times).slice(0, 50_000) + end,
    ),
};
