import type { z } from 'zod';
import { badgesSchema, faqSchema, reasonsSchema, servicesSchema } from './lists-schema';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { makeService } from '@/lib/content/test-content';
import { validate } from './validate';
import { parseYaml } from '@/lib/content/files/yaml-document';

function problemsOf(schema: z.ZodType, text: string): string[] {
  return validate(schema, parseYaml(text, 'faq.yaml'), 'faq.yaml').diagnostics.map(
    formatDiagnostic,
  );
}

const LIST = 'a list, each entry on a line that begins with a dash';
const GROUP = 'a group of fields, each written as name: value';

test.each([
  ['nothing', ''],
  ['a comment', '# later'],
])('a file with %s in it lacks its list', (_name, text) => {
  expect(problemsOf(faqSchema, text)).toEqual([`faq.yaml:1:1 is missing; expected ${LIST}`]);
});

test.each<[string, z.ZodType, string, string]>([
  [
    'an entry without its dash',
    faqSchema,
    'question: a\nanswer: b',
    `1:1 expected ${LIST}, got a group of fields`,
  ],
  ['text for the list', reasonsSchema, 'Trust', `1:1 expected ${LIST}, got "Trust"`],
  ['text for an entry', faqSchema, '- Why?', `1:3 [1]: expected ${GROUP}, got "Why?"`],
  [
    'an entry of nothing',
    faqSchema,
    '- question: a\n  answer: b\n-',
    `3:2 [2]: is missing; expected ${GROUP}`,
  ],
  [
    'a question without its answer',
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
    'a badge of digits',
    badgesSchema,
    '- 24',
    '1:3 [1]: expected a badge of two or three words, got the number 24; put double quotes around it',
  ],
  [
    'a badge with a colon',
    badgesSchema,
    '- Fast: today',
    '1:3 [1]: expected a badge of two or three words, got a group of fields; put double quotes around it',
  ],
  ['no service', servicesSchema, '[]', '1:1 expected at least one service'],
])('%s is refused', (_name, schema, text, diagnostic) => {
  expect(problemsOf(schema, text)).toEqual([`faq.yaml:${diagnostic}`]);
});

test.each<[string, object, string]>([
  [
    'an unknown service',
    { id: 'credits' },
    '[1].id: expected one of financial, credit, treasury, risk, got "credits"',
  ],
  [
    'an unknown cloth',
    { pattern: 'kente' },
    '[1].pattern: expected one of orita, ato, igbi, rings, got "kente"',
  ],
  [
    'a broker in quotes',
    { broker: 'true' },
    '[1].broker: expected true or false without quotes (whether the entry links to the insurance broker), got "true"',
  ],
])('%s is refused', (_name, fields, diagnostic) => {
  const [found, ...others] = problemsOf(
    servicesSchema,
    JSON.stringify([{ ...makeService(), ...fields }]),
  );
  expect(found).toContain(` ${diagnostic}`);
  expect(others).toEqual([]);
});

test('a service with an empty name for the home page has none', () => {
  const text = JSON.stringify([{ ...makeService(), shortTitle: '' }]);
  expect(validate(servicesSchema, parseYaml(text, 'f'), 'f').value).toEqual([makeService()]);
});
