import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FIXTURE } from '@/lib/content/test-folder';
import { parse } from 'yaml';
import { updateYaml } from './update-yaml';

const before = `# The firm.
name: Baobab # in full

phones: # one to three
  - '+234 800 000 0001'
  - '+234 800 000 0002'
rcNumber: # when set
hours: # in Lagos
form:
  id: '' # of the form

# Links.
links:
  - { label: Home, path: / }
  - { label: Blog, path: /blog }
`;
const home = { label: 'Home', path: '/' };
const blog = { label: 'Blog', path: '/blog' };

test('changes values, and keeps comments, order and notation', () => {
  const value = {
    name: 'Iroko',
    phones: ['+234 800 000 0001', '+234 803 555 0000'],
    rcNumber: 'RC 1',
    hours: [{ from: 'Monday' }],
    form: { id: 'abc' },
    links: [home, blog, { label: 'About', path: '/about' }],
    tagline: 'True: so',
  };
  expect(updateYaml(before, value)).toBe(`# The firm.
name: Iroko # in full

phones: # one to three
  - '+234 800 000 0001'
  - '+234 803 555 0000'
rcNumber: RC 1 # when set
hours: # in Lagos
  - from: Monday
form:
  id: 'abc' # of the form

# Links.
links:
  - { label: Home, path: / }
  - { label: Blog, path: /blog }
  - { label: About, path: /about }
tagline: "True: so"
`);
});

test('shortens a list, and empties a value that is missing', () => {
  const { name, phones, links } = parse(updateYaml(before, { phones: [], links: [blog] }));
  expect({ name, phones, links }).toEqual({ name: '', phones: [], links: [blog] });
});

test('leaves a whole site.yaml as it is written while nothing changes', async () => {
  const text = await readFile(path.join(FIXTURE, 'content/site.yaml'), 'utf8');
  expect(updateYaml(text, parse(text))).toBe(text);
});

const NESTED = `a:
  b: 1

# next
c:
  - x # one
d: { e: 1 }
f: []
g: # none yet
h:
  i: 1`;

test.each([
  { h: { i: 1, j: 2 }, k: 3 },
  { d: { e: 1, k: 2 } },
  { c: ['x', 'line\nline'] },
  { c: [] },
  { a: { b: 'line\nline' } },
  { f: [{ k: 1 }, { k: 2 }] },
  { g: { k: 1 }, first: 1, second: { x: [1, { y: 2 }] } },
])('%j is read back as it was written', (change) => {
  const after = { ...parse(NESTED), ...change };
  const text = updateYaml(NESTED, after);
  const read = parse(text);
  expect({ ...read, g: read.g || null }).toEqual(after);
  expect(Object.keys(read)).toEqual(Object.keys(after));
  expect(text).toContain('\n# next\n');
});
