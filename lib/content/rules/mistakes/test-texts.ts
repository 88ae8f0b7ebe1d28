import { makeArticleText } from '../../test-content';
import { makeSample, editFixture, type Samples, makeSampleWithBody } from './test-content';

const VALID_TEXT = [
  '**One**\n1. First\n2. Second\n**Two**\n1. First',
  'A *b* [c](/blog) <https://a.example> 3 < 4 > 2\n\n- d',
  'Table: One\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 ||',
  'Pay ₦5,000*, or ₦6,000**.\n\n*In Lagos.',
  '`**a` and *b*',
  'Un*believ*able (*so*), “*it*” – **it**: ***all***',
  'He said [sic] (and meant it), [a] ([b](/about)) and [c] (**d**)',
  '![Taxes](tax) ![Tax](tax.svg)',
  'Read this! [Credit](/services#credit)',
  // Zero-width joiners, direction marks and no-break spaces are valid, because emoji and some languages need them.
  'Ọjà ₦5\u00A0000 – “a” 👩‍👩‍👧 é می\u200Cخواهم a\u200Eb\u200F',
].join('\n\n');

const VALID_LINKS = [
  ...['/', '/services#credit', '/contact?about=credit', '/blog/8', '/blog/8#Top', '/blog/%38'],
  ...['https://www.cbn.gov.ng/rates/?a=b#c', 'https://www.irokocrossing.example/blog/8'],
  ...['/blog/8#flat-rate', '/feed.xml', '/prices.pdf', '#h-what-it-costs', '#top', '#:~:text=100%'],
  ...['#h-what-it-costs:~:text=Words', '/services#credit:~:text=credit'],
  '/blog/8#h-%C3%A0w%E1%BB%8Dn-ow%C3%B3',
  // The domain of the site begins with www., so a link without www. is treated as an external link.
  'https://irokocrossing.example/blog/99',
  ...['mailto:hello@iroko.example', 'tel:+2348000000001'],
];

const BROKEN_LINKS = [
  ...['https://www.irokocrossing.example/blog/99', '/blog/7/', '/blog/7.html'],
  ...['/prizes.pdf', '#h-what-it-cost'],
  ...['#nowhere', '/blog/8#h-owo', '/blog/5', '/servces', '/about.html', 'http://a.example'],
  ...['5.md', '//a.example', 'mailto:', 'javascript&colon;alert(1)'],
];

const withLinks = (urls: readonly string[]) => ({
  'blog/7.md': makeSampleWithBody(
    ['**What it costs**', ...urls.map((url) => `[a](${url})`)].join('\n\n'),
  ),
  'blog/8.md': makeSample(
    { title: 'Eight' },
    '**Àwọn owó**\n\n::calculator[A]{name=flat-rate amount=1 rate=4 periods=1 fees=0}',
  ),
});

/** Texts of articles. For each text, messages.txt lists the resulting HTML and the messages for editors. */
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
  '1.\tOpen an account\n§\tOne\na)\tTwo',
  '** What it costs **\n\n(our fees)[/services]',
  '· One\n– Two',
  '*Costs*',
  '*Prices are of May 2025.*',
  'Was ~₦500~ and ~5',
  '#EndSARS changed how people bank.',
  'It fell in\n2024. Loans,\nthen, became dearer',
  'https://a.example—b “www.a.example”',
  '[a](http://localhost:3000/blog/8)',
];
export const pasted = Object.fromEntries(
  PASTED.map((end) => [
    JSON.stringify(end).replaceAll('\u00A0', String.raw`\u00A0`),
    makeSampleWithBody(end),
  ]),
);

export const bodies: Samples = {
  'valid text that looks like mistakes': makeSampleWithBody(VALID_TEXT),
  'an article without text': makeArticleText({}, ''),
  'valid links': withLinks(VALID_LINKS),
  'broken links, and URLs that are not written exactly': withLinks(BROKEN_LINKS),
  'links to services and contact in an article about investments, while site.yaml names no regulator':
    {
      ...editFixture('site.yaml', [/^regulator.*$/gm, '']),
      'blog/7.md': makeSample(
        { investment: 'true', changes: `[{ date: 'May 3, 2025', text: '[d](/contact)' }]` },
        '[a](/services#credit) [b](/contact) [c](/about)',
      ),
    },
  'a link with a space in the URL': makeSampleWithBody('See [this](/blog/1 2).'),
  'links to a draft and to a scheduled article': {
    'blog/7.md': makeSampleWithBody('See [one](/blog/%38) and [two](/blog/9).'),
    // A draft may link to unpublished articles, but not to articles that do not exist.
    'blog/8.md': makeSample(
      { title: 'Eight', draft: 'true' },
      '[a](/blog/8) [b](/blog/9) [c](/blog/99)',
    ),
    'blog/9.md': makeSample({ title: 'Nine', date: '2025-12-01' }),
    // Articles with the same date may link to each other.
    'blog/10.md': makeSample({ title: 'Ten', date: '2025-12-01' }, '[d](/blog/9)'),
  },
  'a space between the text and the URL of a link': makeSampleWithBody(
    '[Write to us] (/contact).\n\nThen [read] (https://cbn.gov.ng).',
  ),
  'bold or italics with an asterisk missing': makeSampleWithBody(
    'A word in *italics, and **bold* ones.\n\n- Fees** matter.\n\nd **e',
  ),
  'an unclosed bold heading': makeSampleWithBody('**Costs'),
  'a reference link, as in [fees][fees]': makeSampleWithBody('Our [fees][fees].'),
  'an image without a description': makeSampleWithBody('![](tax)'),
  'an image with a space in its name': makeSampleWithBody('![A stem](my tax)'),
  'two tables without a line of dashes': makeSampleWithBody(
    '| a | b |\n| 1 | 2 |\n| 3 | 4 |\n\nb\n\n| c |',
  ),
  'a table row with too many cells': makeSampleWithBody('| a |\n| - |\n| 1 | 2 |'),
  'a caption without a table': makeSampleWithBody('Table: Weights'),
  'bullets and tables pasted from a word processor': makeSampleWithBody(
    '•\tOne\n•\tTwo\n\nItem\tCost\tShare\nRent\t₦5m\t3%\n\n<table><tr><td>1</td></tr></table>',
  ),
  'HTML in the text': makeSampleWithBody('A <b>bold</b> word and <br/> more.'),
  'lines with ```, footnotes and lines such as [1]: /about, which the page shows as typed':
    makeSampleWithBody('```\n\n[a](/about)\n\n```\n\nA note.[^2]\n\n[^2]: New.\n\n[1]: /about'),
  'charts and a calculator with mistakes in the syntax': makeSampleWithBody(
    '`::chart[What]{type=bars}\n\n::chart [What]{type=bars}\n\n::calculator[Costs]{name="flat-rate}\n\nAt ::1, or 8:am, **this**: chart or :calculator.\n\nSee ::chart[F]{type=bars}.\n\n“::chart[F]{type=bars}”\n\n::chart[Costs]{type=bars rows="1-3"}\n\n| a | 1 |\n| - | - |\n| b | 2 |',
  ),
  'charts of tables without valid numbers': makeSampleWithBody(
    [
      ...['(₦500)', '2,5%', '2–3%'].map((figure) => `| a | b |\n| - | - |\n| c | ${figure} |`),
      ...['| a | b |\n| - | - |', '| a |\n| - |\n| c |'],
    ]
      .map((table) => `::chart[Costs]{type=bars}\n\n${table}`)
      .join('\n\n'),
  ),
  'a chart with type=crossing and three rows, one with a long name': makeSampleWithBody(
    '::chart[Costs]{type=crossing}\n\n| Year | 1 |\n| - | - |\n| Rent of the shop in Ikeja, Lagos | 1 |\n| a | 1 |\n| b | 1 |',
  ),
  'a chart above the first heading': makeSampleWithBody(
    '::chart[Costs rise]{type=bars}\n\n| Year | 1 | 2 |\n| - | - | - |\n| Rent | 1 | 2 |',
  ),
  'a small heading without a larger heading above it': makeSampleWithBody('**One**\n\n#### Two'),
  'a smaller heading below the title of a calculator': makeSampleWithBody(
    '::calculator[A]{name=flat-rate amount=1 rate=4 periods=1 fees=0}\n\n### B',
  ),
  'example text in a short draft': makeArticleText(
    { draft: 'true', imageAlt: 'REPLACE this with the image in words.' },
    '\n- REPLACE: Bullets that follow each other are one list.\n',
  ),
  'example text in fields and in the body': makeSample(
    {
      description: 'REPLACE this with 50 to 160 characters that say what the reader gets.',
      imageAlt: 'REPLACE this with the image in words.',
    },
    '- REPLACE: Bullets that follow each other are one list.',
  ),
};
