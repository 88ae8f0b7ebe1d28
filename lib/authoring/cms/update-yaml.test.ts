import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FIXTURE } from '@/lib/content/test-folder';
import { parse } from 'yaml';
import { updateYaml } from './update-yaml';

const TEXT = `# The firm.
name: Baobab # in full

phones:
  - '+234 800 000 0001'
  - '+234 800 000 0002'
rcNumber: # when set
form:
  id: '' # of the form

# Links.
links:
  - { label: Home, path: / }
  - { label: Blog, path: /blog }
`;
const VALUE = {
  name: 'Baobab',
  phones: ['+234 800 000 0001', '+234 800 000 0002'],
  links: [
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
  ],
};

/** The lines that are removed and the lines that are added. */
function changes(value: unknown): string[] {
  const before = TEXT.split('\n');
  const after = updateYaml(TEXT, value).split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a value', { name: 'Iroko' }, ['- name: Baobab # in full', '+ name: Iroko # in full']],
  [
    'an entry of a list',
    { phones: ['+234 800 000 0001', '+234 803 555 0000'] },
    ["- - '+234 800 000 0002'", "+ - '+234 803 555 0000'"],
  ],
  [
    'a value that was empty',
    { rcNumber: 'RC 1' },
    ['- rcNumber: # when set', '+ rcNumber: RC 1 # when set'],
  ],
  [
    'a value in a group that was empty',
    { form: { id: 'abc' } },
    ["- id: '' # of the form", "+ id: 'abc' # of the form"],
  ],
  ['a new key', { tagline: 'True: so' }, ['+ tagline: "True: so"']],
  [
    'a longer list',
    { links: [...VALUE.links, { label: 'About', path: '/about' }] },
    ['+ - { label: About, path: /about }'],
  ],
  ['a shorter list', { links: VALUE.links.slice(0, 1) }, ['- - { label: Blog, path: /blog }']],
])('changes %s and nothing else', (_what, facts, lines) => {
  const value = { ...VALUE, ...facts };
  expect(changes(value)).toEqual(lines);
  expect(parse(updateYaml(TEXT, value))).toMatchObject(value);
});

test('empties a value that is missing', () => {
  const text = updateYaml('a: 1\nb:\n  c: 2\n', { a: 1 });
  expect(parse(text)).toEqual({ a: 1, b: { c: '' } });
});

test('leaves facts that have not changed as they are written', async () => {
  const text = await readFile(path.join(FIXTURE, 'content/site.yaml'), 'utf8');
  expect(updateYaml(text, parse(text))).toBe(text);
});
