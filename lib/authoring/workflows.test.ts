import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = '.github/workflows';

test('every npm script that a workflow runs is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const texts = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const named = [...texts.join('\n').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named).not.toEqual([]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
