import type { z } from 'zod';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { parseYaml } from '../files/yaml-document';
import { makeService } from '../test-content';
import { badgesSchema, faqSchema, reasonsSchema, servicesSchema } from './lists-schema';
import { pagesSchema } from './pages-schema';
import { validate } from './validate';

const check = (schema: z.ZodType, text: string) => validate(schema, parseYaml(text, 'f.yaml'));

const problemsOf = (schema: z.ZodType, text: string) =>
  check(schema, text).diagnostics.map((it) => formatDiagnostic(it).replace('f.yaml:', ''));

const LIST = 'a list, each entry on a line that begins with a dash';
const GROUP = 'a group of fields, each written as name: value';
const QUOTE_IT = 'put double quotes around it';

test.each<[string, z.ZodType, string, string]>([
  ['nothing', faqSchema, '', `1:1 is missing; expected ${LIST}`],
  ['a comment', faqSchema, '# later', `1:1 is missing; expected ${LIST}`],
  ['no dash', faqSchema, 'question: a', `1:1 expected ${LIST}, got a group of fields`],
  ['text for the list', reasonsSchema, 'Trust', `1:1 expected ${LIST}, got "Trust"`],
  ['text for an entry', faqSchema, '- Why?', `1:3 [1]: expected ${GROUP}, got "Why?"`],
  ['no entry', badgesSchema, '[]', '1:1 expected at least one entry'],
  ['no service', servicesSchema, '[]', '1:1 expected at least one service'],
  ['an empty entry', faqSchema, '-', `1:2 [1]: is missing; expected ${GROUP}`],
  [
    'half a question',
    faqSchema,
    '- question: a',
    '1:3 [1].answer: is missing; expected its answer',
  ],
  [
    'a misspelt answer',
    faqSchema,
    '- question: a\n  answer: b\n  anser: c',
    '3:3 [1].anser: this key is not known. Did you mean "answer"?',
  ],
  [
    'a question twice',
    faqSchema,
    '- {question: a, answer: b}\n- {question: a, answer: c}',
    '2:14 [2].question: "a" is the question of entry 1 too; keep one of them',
  ],
  [
    'a badge of digits',
    badgesSchema,
    '- 24',
    `1:3 [1]: expected a badge of two or three words, got the number 24; ${QUOTE_IT}`,
  ],
  [
    'a badge with a colon',
    badgesSchema,
    '- Fast: today',
    `1:3 [1]: expected a badge of two or three words, got a group of fields; ${QUOTE_IT}`,
  ],
  ['wrong YAML', faqSchema, '- "a', '1:3 a quotation mark opens here and is not closed'],
])('a list with %s is refused', (_name, schema, text, diagnostic) => {
  expect(problemsOf(schema, text)).toEqual([diagnostic]);
});

test.each<[object, string]>([
  [{ id: 'credits' }, 'id: expected one of financial, credit, treasury, risk, got "credits"'],
  [{ pattern: 'kente' }, 'pattern: expected one of orita, ato, igbi, rings, got "kente"'],
  [{ broker: 'true' }, 'broker: expected true or false without quotes (whether the entry links to'],
])('a service with %j is refused', (fields, diagnostic) => {
  const text = JSON.stringify([{ ...makeService(), ...fields }]);
  expect(problemsOf(servicesSchema, text)).toEqual([expect.stringContaining(` [1].${diagnostic}`)]);
});

test('a service with an empty short title has none', () => {
  const text = JSON.stringify([{ ...makeService(), shortTitle: '' }]);
  expect(check(servicesSchema, text)).toEqual({ value: [makeService()], diagnostics: [] });
});

const PROVIDER = 'expected the words of a button with {provider} in them';

test.each([
  ['home:\n  hero:', `2:8 home.hero: is missing; expected ${GROUP}`],
  ['home:\n  hero:\n    lead: { a: b }', `3:11 home.hero.lead: expected a sentence, got a group`],
  ['about:\n  vision:\n    text: a', '3:5 about.vision.title: is missing; expected a title'],
  ['blog:\n  description: Short.', '2:16 blog.description: has 6 characters; expected 50 to 160'],
  [
    'home:\n  services:\n    order: [loans]',
    '3:13 home.services.order[1]: expected one of financial',
  ],
  ['embeds:\n  map:\n    show: Load', `3:11 embeds.map.show: ${PROVIDER}`],
  ['embeds:\n  newsletter:\n    show: Of {Provider}', `3:11 embeds.newsletter.show: ${PROVIDER}`],
  ['embeds:\n  map:\n    show:', '3:10 embeds.map.show: is missing; expected the words of a link'],
  ['blog:\n  search:\n    many: Several', '3:11 blog.search.many: expected the words with {count}'],
  [
    'home:\n  reasons:\n    title: Why Choose {shortname}',
    '3:12 home.reasons.title: "{shortname}" stands for nothing here; write {name}, {shortName}, {district} or {city}, or take the braces out',
  ],
  [
    'home:\n  imageAlt: A door of { name }',
    '2:13 home.imageAlt: "{ name }" stands for nothing here',
  ],
  [
    'home:\n  hero:\n    lead: At {provider}',
    '3:11 home.hero.lead: "{provider}" stands for nothing',
  ],
  [
    'blog:\n  search:\n    many: "{count} of {provider}"',
    '3:11 blog.search.many: "{provider}" stands for nothing here; write {count}, {name}, {shortName}, {district} or {city}',
  ],
  ['hom:\n  title: a', '1:1 hom: this key is not known. Did you mean "home"?'],
  [
    'blog:\n  list:\n    emty: a',
    '3:5 blog.list.emty: this key is not known. Did you mean "empty"?',
  ],
  [
    'blog\u00A0: a',
    '1:1 blog\u00A0: the name of this field has a special space, which word proces',
  ],
])('of pages.yaml, %j is named with its place', (text, diagnostic) => {
  expect(problemsOf(pagesSchema, text)).toContainEqual(expect.stringContaining(diagnostic));
});

test.each(['Load map from {provider}', '"{provider}: load it"', 'Of {provider} for {shortName}'])(
  'a button may say %s',
  (words) => {
    const problems = problemsOf(pagesSchema, `embeds:\n  map:\n    show: ${words}`);
    expect(problems.filter((line) => line.includes('map.show'))).toEqual([]);
  },
);
