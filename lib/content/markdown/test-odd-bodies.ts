import fc from 'fast-check';

const marks = [
  ...['*', '**', '***', '_', '__', '~', '~~', '`', '``', '```', '~~~', '[', ']', '](', '![', ')'],
  ...['(', '<', '>', '|', '\\', '#', '##', '-', '+', '1.', '1)', '"', '“', '”', '!', ':', '^', '='],
];

const spaces = [' ', '  ', '    ', '\t', '\n', '\n\n', '\r', '\u00A0', '\u200B', '\u2028', '\0'];

const html = [
  '<script>alert(1)</script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" style="x" id="main">',
  '<svg/onload=alert(1)>',
  '<style>*{}</style>',
  '<!-- a -->',
  '<![CDATA[x]]>',
  '<?php x ?>',
  '<iframe srcdoc="x">',
  '<math><mtext></table><mglyph>',
  '<input type="checkbox" checked>',
];

const entities = [
  '&lt;script&gt;',
  '&#106;avascript&colon;',
  '&Tab;',
  '&#0;',
  '&#xD800;',
  '&amp;',
  '&',
];

const addresses = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#9;script:alert(1)',
    '\u0001javascript:x',
  ],
  ...['javascript&colon;alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/blog/5'],
  ...['https://a.example/?b=c#d', 'HTTP://a.example', 'mailto:a@b.example', 'tel:+1', '#main', ''],
  ...['blob:x', 'file:///etc/passwd', '<javascript:x>', 'ftp://a', '%00', '\uD800', 'x:y', 'a b'],
];

const address = fc.constantFrom(...addresses);
const word = fc.oneof(
  fc.constantFrom('a', 'word', 'Sources', 'Table: x', 'www.a.example', 'a@b.example'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...marks) },
  { weight: 4, arbitrary: fc.constantFrom(...spaces) },
  { weight: 3, arbitrary: word },
  fc.constantFrom(...html),
  fc.constantFrom(...entities),
  fc.tuple(word, address).map(([text, url]) => `[${text}](${url})`),
  fc.tuple(word, address).map(([text, url]) => `![${text}](${url} "${text}")`),
  fc.tuple(word, address).map(([text, url]) => `[${text}][x]\n\n[x]: ${url} '${text}'\n\n`),
  address.map((url) => `<${url}>`),
  word.map((name) => `[^${name}]`),
);

const inline = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

const line = fc.oneof(
  inline,
  inline.map((text) => `**${text}**`),
  inline.map((text) => `1. ${text}`),
  inline.map((text) => `"${text}"`),
  inline.map((text) => `# ${text}`),
  inline.map((text) => `[^${text.slice(0, 3)}]: ${text}`),
  fc.tuple(inline, inline).map((cells) => `| ${cells.join(' | ')} |`),
  fc.constantFrom('|-|:-:|', '---', '```', '~~~html', '**Sources**', 'Table: x', '', '- [x] a'),
  fc
    .tuple(fc.nat(6), fc.constantFrom('- ', '* ', '1) ', '> ', '>> '), inline)
    .map(([depth, mark, text]) => `${'  '.repeat(depth)}${mark}${text}`),
);

/** Any characters at all, halves of a pair too. */
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.nat(0xffff), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
);

/** A few pieces again and again, up to and beyond what is read as Markdown. */
const repeats = fc
  .tuple(inline, fc.array(piece, { maxLength: 3 }), fc.integer({ min: 1, max: 12_000 }), inline)
  .map(
    ([start, pieces, times, end]) => start + pieces.join('').repeat(times).slice(0, 50_000) + end,
  );

/** Bodies as no editor would write them: each kind is a way in which one could break the renderer. */
export const oddBodies = {
  noise,
  marks: fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  lines: fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n')),
  repeats,
};
