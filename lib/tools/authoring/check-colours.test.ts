import { readFileSync } from 'node:fs';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { checkColours } from './check-colours';

const palette = readFileSync('lib/brand/palette.css', 'utf8');
const withColour = (name: string, value: string) =>
  palette.replace(new RegExp(`(${name}: )#\\w+`), `$1${value}`);

test('the colours of this site have enough contrast', async () => {
  expect((await checkColours('.')).map(formatDiagnostic)).toEqual([]);
});

test('names the pair, its ratio, and a shade that has enough', async () => {
  const found = await checkColours('.', withColour('--aro-700', '#7fc97f'));
  expect(found.map(formatDiagnostic)).toContainEqual(
    expect.stringMatching(
      /^lib\/brand\/palette.css:\d+:1 links: --aro-700 #7fc97f on --\w+ #\w{6} has a contrast of 1\.\d\d, and needs 4.5; the nearest shade of --aro-700 is #\w{6}$/,
    ),
  );
  const shades = new Set(found.map(({ message }) => /#\w{6}$/.exec(message)?.[0] ?? ''));
  // One suits every pair.
  expect(shades.size).toBe(1);
  expect(await checkColours('.', withColour('--aro-700', [...shades].join('')))).toEqual([]);
});

test('lightens a colour on dark, where no darker ground is dark enough', async () => {
  const [problem] = await checkColours('.', withColour('--osun', '#0c1020'));
  const shade = /the nearest shade of --osun is (#\w{6})$/.exec(problem?.message ?? '')?.[1];
  expect(await checkColours('.', withColour('--osun', shade ?? ''))).toEqual([]);
});

test('names a colour that the palette lacks', async () => {
  const [problem] = await checkColours('.', palette.replace(/ *--aro-300:.*/, ''));
  expect(problem?.message).toBe('--aro-300 is missing; write its colour');
});
