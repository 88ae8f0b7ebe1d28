import { makeArticleText, makeWords } from '@/lib/content/test-content';
import { article, inFixture, type Rows, text, words } from './test-content';

/** Lines of an article that look like mistakes. */
const RIGHT = [
  '**One**\n1. First\n2. Second\n**Two**\n1. First',
  'A *b* [c](/blog) <https://a.example> 3 < 4 > 2\n\n- d',
  'Table: One\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 ||',
  'Pay ₦5,000*, or ₦6,000**.\n\n*In Lagos.',
  '`**a` and *b*',
  'Un*believ*able (*so*), “*it*” – **it**: ***all***',
  'He said [sic] (and meant it), [a] ([b](/about)) and [c] (**d**)',
  '![Taxes](tax) ![Tax](tax.svg)',
  'Read this! [Credit](/services#credit)',
  // Joiners, marks of direction and no-break spaces belong to writing.
  'Ọjà ₦5\u00A0000 – “a” 👩‍👩‍👧 é می\u200Cخواهم a\u200Eb\u200F',
].join('\n\n');

/** Links from article 7, which has a heading, to 8, which has a heading and a calculator. */
const RIGHT_LINKS = [
  ...['/', '/services#credit', '/contact?about=credit', '/blog/8', '/blog/8#Top', '/blog/%38'],
  ...['https://www.cbn.gov.ng/rates/?a=b#c', 'https://www.irokocrossing.example/blog/8'],
  ...['/blog/8#flat-rate', '/feed.xml', '/prices.pdf', '#h-what-it-costs', '#top', '#:~:text=100%'],
  ...['#h-what-it-costs:~:text=Words', '/services#credit:~:text=credit'],
  '/blog/8#h-%C3%A0w%E1%BB%8Dn-ow%C3%B3',
  // Another site: without www.
  'https://irokocrossing.example/blog/99',
  ...['mailto:hello@iroko.example', 'tel:+2348000000001'],
];

const WRONG_LINKS = [
  ...['https://www.irokocrossing.example/blog/99', '/blog/7/', '/blog/7.html'],
  ...['/prizes.pdf', '#h-what-it-cost'],
  ...['#nowhere', '/blog/8#h-owo', '/blog/5', '/servces', '/about.html', 'http://a.example'],
  ...['5.md', '//a.example', 'mailto:', 'javascript&colon;alert(1)'],
];

const withLinks = (urls: readonly string[]) => ({
  'blog/7.md': text(['**What it costs**', ...urls.map((url) => `[a](${url})`)].join('\n\n')),
  'blog/8.md': article(
    { title: 'Eight' },
    '**Àwọn owó**\n\n::calculator[A]{name=flat-rate amount=1 rate=4 periods=1 fees=0}',
  ),
});

/** Texts as editors paste them, of which messages.txt also has the HTML. */
const PASTED = [
  '**One**\n\n1. Step\n   - a\n   - b\n     - c\n   - d',
  '\t- a\n\t- b\n      more',
  '“https://a.example.” «https://a.example» https://a.example’s',
  '[“https://a.example”](/about)',
  'www.cbn.gov.ng',
  '|\u00A0a | b |\n| - |\u00A0-\u00A0|\n| 1 | 2 |',
  '\u00A0\u00A0- a\n\u00A0\u00A0- ₦5\u00A0m\n\n#\u00A0B',
  '[our\nfees](/services)',
  '5~6 and 7~8',
  '#Costs',
  'At 2,5% of ₦1.200.000.',
  'At ₦1.200.000.',
  '1,250 of 2.5%, on 10.11.2025, at 1.250',
  'In {city} or {props.city}',
  '![A stem](tax "**How** it grows")',
  '`[a](/b)` `**a`',
  '[a][b]\n\n[b]: /1',
  '# One\n- [ ] one\n```\n**Two**',
  'a[^1]\n\n[^1]: b',
  ':::chart[a]\nb',
  '₦50,000*12 and 2*(3+4)*5\n-₦500',
  'Fell :contentReference[oaicite:3]{index=3}, 5%【4†source】',
  String.raw`\( 1.05^{12} \) and $$A = B$$`,
  '1.\tOpen an account\n§\tOne\na)\tTwo',
  '** What it costs **\n\n(our fees)[/services]',
  '#EndSARS changed how people bank.',
  'It fell in\n2024. Loans,\nthen, became dearer',
  '## **Costs** {#costs}',
  '# Diaspora wealth',
  'https://a.example—b “www.a.example”',
  '[a](http://localhost:3000/blog/8)',
];
export const pasted = Object.fromEntries(
  PASTED.map((end) => [JSON.stringify(end).replaceAll('\u00A0', String.raw`\u00A0`), text(end)]),
);

export const bodies: Rows = {
  'lines that look like mistakes': text(RIGHT),
  'no text': article().slice(0, article().indexOf(words)),
  'a text of ten articles': text(`${words}\n\n`.repeat(12)),
  'texts of 599, 1,001 and 1,000 words': {
    'blog/7.md': makeArticleText({}, makeWords(599)),
    'blog/8.md': makeArticleText({ title: 'Eight' }, makeWords(1001)),
    'blog/9.md': makeArticleText({ title: 'Nine', date: '2025-12-01' }, makeWords(1000)),
  },
  'links that lead somewhere': withLinks(RIGHT_LINKS),
  'links that lead nowhere, or by another URL': withLinks(WRONG_LINKS),
  'ways to advice on investments, without a regulator': {
    ...inFixture('site.yaml', [/^regulator.*$/gm, '']),
    'blog/7.md': article(
      { investment: 'true', changes: `[{ date: 'May 3, 2025', text: '[d](/contact)' }]` },
      '[a](/services#credit) [b](/contact) [c](/about)',
    ),
  },
  'a link with a space in its address': text('See [this](/blog/1 2).'),
  'links to a draft and to an article of the future': {
    'blog/7.md': text('See [one](/blog/%38) and [two](/blog/9).'),
    // A draft may link to any article that exists.
    'blog/8.md': article(
      { title: 'Eight', draft: 'true' },
      '[a](/blog/8) [b](/blog/9) [c](/blog/99)',
    ),
    'blog/9.md': article({ title: 'Nine', date: '2025-12-01' }),
  },
  'a space between the words and the address': text(
    '[Write to us] (/contact).\n\nThen [read] (https://cbn.gov.ng).',
  ),
  'emphasis that is not closed': text(
    'A word in *italics, and **bold* ones.\n\n- Fees** matter.\n\nd **e',
  ),
  'a heading that is not closed': text('**Costs'),
  'a link by a name': text('Our [fees][fees].'),
  'an image without a description': text('![](tax)'),
  'an image with a space in its name': text('![A stem](my tax)'),
  'two tables without their dashes': text('| a | b |\n| 1 | 2 |\n| 3 | 4 |\n\nb\n\n| c |'),
  'a row with too many cells': text('| a |\n| - |\n| 1 | 2 |'),
  'a caption alone': text('Table: Weights'),
  'bullets and cells of a word processor': text(
    '•\tOne\n•\tTwo\n\nItem\tCost\tShare\nRent\t₦5m\t3%\n\n<table><tr><td>1</td></tr></table>',
  ),
  'an escaped control character': text('a&#12;b'),
  HTML: text('A <b>bold</b> word and <br/> more.'),
  'fences, footnotes and definitions, which are text': text(
    '```\n\n[a](/about)\n\n```\n\nA note.[^2]\n\n[^2]: New.\n\n[1]: /about',
  ),
  'a chart and a calculator with a slip': text(
    '`::chart[What]{type=bars}\n\n::chart [What]{type=bars}\n\n::calculator[Costs]{name="flat-rate}\n\nAt ::1, or 8:am, **this**: chart or :calculator.\n\nSee ::chart[F]{type=bars}.\n\n“::chart[F]{type=bars}”',
  ),
  'charts that would draw what is not in their tables': text(
    [
      ...['(₦500)', '2,5%', '2–3%'].map((it) => `| a | b |\n| - | - |\n| c | ${it} |`),
      ...['| a | b |\n| - | - |', '| a |\n| - |\n| c |'],
    ]
      .map((table) => `::chart[Costs]{type=bars}\n\n${table}`)
      .join('\n\n'),
  ),
  'a crossing of three lines, one with a long name': text(
    '::chart[Costs]{type=crossing}\n\n| Year | 1 |\n| - | - |\n| Rent of the house in Ikeja, Lagos | 1 |\n| a | 1 |\n| b | 1 |',
  ),
  'a chart before all headings': text(
    '::chart[Costs rise]{type=bars}\n\n| Year | 1 | 2 |\n| - | - | - |\n| Rent | 1 | 2 |',
  ),
  'a text of 100 kB': text(`${words}\n`.repeat(44)),
  'a skipped level': text('**One**\n\n#### Two'),
  'a short text': makeArticleText({}, '\nOne line.\n'),
  'a line of the example in a short draft': makeArticleText(
    { draft: 'true' },
    '\n- REPLACE: Bullets that follow each other are one list.\n',
  ),
  'fields and a line of the example': article(
    {
      description: 'REPLACE this with 50 to 160 characters that say what the reader gets.',
      imageAlt: 'REPLACE this with the image in words.',
    },
    '- REPLACE: Bullets that follow each other are one list.',
  ),
};
