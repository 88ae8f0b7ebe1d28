import { makeSample, editFixture, type Samples, makeSampleWithBody } from './test-content';

const prose = (...parts: string[]) => ({ 'pages/about.mdx': parts.join('\n\n') });

const SYSTEM_FILES = ['blog/.gitkeep', 'blog/desktop.ini', '.DS_Store', 'images/Thumbs.db'];
const QUESTION = 'question: How much?, unit: a month, line: Or less.';
const LISTS = ['services', 'reasons', 'badges', 'values', 'faq'];

export const facts: Samples = {
  'no pages/about.mdx': { 'pages/about.mdx': undefined },
  'broken links and an image in the text of a page': {
    'pages/about.mdx':
      '[a](/fees), [b](/services#nope), [c](/blog/77), [d](HTTP://a.example)\n\n![Our team](team)\n',
  },
  'valid text of a page': prose(
    '{/* A comment. */}',
    'Words, *emphasis* and [a link](/services) in {props.city}.',
    'A rate &lt;5% and \\{braces}.',
    '<When on="newsletter">We send a newsletter.</When>',
    'Line<br/>break, <b>bold</b> and <span lang="ha">kuɗi</span>',
    '[The form](/services#faq) and https://a.example, 5~6 and 7~8',
    '| a | b |\n| - | - |\n| 1 | {props.city} |',
  ),
  'text of a page with unknown placeholders, a wrong condition and wrong links': prose(
    'In {town}, {city} and {props.cty} we',
    '<When on="blog">Words</When>',
    'Say **hello. [a] (/about)',
    'See [x][1]',
    'See [x](#people)',
    '[1]: /blog/77',
  ),
  'Markdown that does not work in the text of a page': prose(
    '| a | b |\n| - | - |\n| 1 | **2 |',
    'See http://b.example and “https://a.example”',
    '|\u00A0a |\n|\u00A0- |\n| 1 |',
    'One\ntwo, 2,5% and\n• three [a\nb](/services 5)',
  ),
  'an unclosed brace in the text of a page': prose('In {props.city we'),
  'an unclosed <When> in the text of a page': prose('<When on="map">', 'Words'),
  'links to optional sections that this site lacks': {
    'blog/7.md': makeSampleWithBody(
      '[a](/about#people), [b](/about#before-hiring), [c](/#short-answers)',
    ),
    'people.yaml': '',
    ...editFixture('pages.yaml', [/beforeHiring:\n(?: {4}.*\n)+/, 'beforeHiring:\n']),
  },
  'a service that lists a missing article and a draft': {
    'blog/7.md': makeSample({ draft: 'true' }),
    ...editFixture('services.yaml', ['broker: true', 'read: [6, 77, 7]']),
  },
  'Markdown, HTML and broken links in YAML': {
    'faq.yaml':
      '- question: Is **this** free?\n  answer: See [our fees](/fees), [us](/about) and <b>more</b>.\n',
    'values.yaml': '- title: Care\n  text: See [our people](/about#people).\n',
    ...editFixture('services.yaml', [
      'broker: true',
      'example: See [our fees](/fees) **here**, and [these](/blog/77).',
    ]),
  },
  'a file name with a wrong capital letter': { 'faq.yaml': undefined, 'Faq.yaml': '' },
  'people and services that other pages link to, with missing or wrong fields': {
    'blog/7.md': makeSampleWithBody('[a](/services#credit), [b](/about#ada)'),
    ...editFixture('services.yaml', [/(?<=pattern: ).*/, "kente\n  broker: 'true'"]),
    'people.yaml': '- id: ada\n',
  },
  'lists that contain only a comment': Object.fromEntries(
    LISTS.map((name) => [`${name}.yaml`, '# later\n']),
  ),
  'empty lists': Object.fromEntries(LISTS.map((name) => [`${name}.yaml`, '[]\n'])),
  'a list without hyphens': { 'faq.yaml': 'question: a\n' },
  'questions without an answer': { 'faq.yaml': '- question: a\n- question: b\n  answr: c\n' },
  'an unknown field': { 'values.yaml': '- title: Care\n  text: We care.\n  icon: heart\n' },
  'a repeated question': { 'faq.yaml': '- question: a\n  answer: b\n- question: a\n  answer: c\n' },
  'a person with an invalid id, an unknown image and no role': {
    'people.yaml': '- id: Ada Eze\n  name: Ada Eze\n  image: adda\n  text: Ada.\n',
  },
  'unknown placeholders': {
    ...editFixture('pages.yaml', [/(?<=\n {2}imageAlt: ).*/, 'A door of {firm} and {short-name}']),
    ...editFixture('faq.yaml', [/(?<=answer: ).*/, 'Ask {firm} and {short-name} in {props.city}.']),
  },
  'pages.yaml with a text in braces, a wrong id, wrong placeholders and unknown fields':
    editFixture(
      'pages.yaml',
      [/lead: >-(?:\n {6}.*)+/, 'lead: { a: b }'],
      ['[financial, treasury', '[Loans, treasury'],
      ['title: Latest Blogs', 'title: At {City}'],
      [/$/, 'hom:\n  title: a\nblog\u00A0: a\n'],
    ),
  'a missing group of fields': editFixture('pages.yaml', [/hero:\n(?: {4}.*\n)+/, 'hero:\n']),
  'a page with an unknown image': editFixture('pages.yaml', ['image: about', 'image: abuot']),
  'a sum whose article has no calculator, and figures whose article is missing': editFixture(
    'pages.yaml',
    ['  whoWeAre:', '  sum: { article: 6, label: Pay, action: More }\n  whoWeAre:'],
    [/$/, 'figures: { checked: May 2025, list: [{ article: 77, value: 5, text: a year }] }\n'],
  ),
  'questions on the home page whose article is missing or has no answer': editFixture(
    'pages.yaml',
    [
      '    action: All articles\n',
      `$&    list:\n      - { article: 77, ${QUESTION} }\n      - { article: 6, ${QUESTION} }\n`,
    ],
  ),
  'files that operating systems and Git create': Object.fromEntries(
    SYSTEM_FILES.map((name) => [name, '']),
  ),
  'files that the site does not use': { 'sevices.yaml': '', 'pages/old.mdx': '', 'notes.txt': '' },
};
