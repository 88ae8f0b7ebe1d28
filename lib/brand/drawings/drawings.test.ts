import { palette } from '../palette';
import { drawings } from './drawings';
import { rect } from './geometry';
import { cutThread } from './pages';

test.each(drawings)('$name uses only colours of the palette, and has one thread', (drawing) => {
  const { name, svg } = drawing;
  const colours = svg.match(/(?<=")#[^"]+(?=")/g);
  expect(Object.values<string>(palette)).toEqual(expect.arrayContaining([...new Set(colours)]));
  const threads = svg.split(`stroke="${palette.osun}"`).length - 1;
  expect(threads).toBe(name === 'hero-cloth' ? 0 : 1);
});

test('the bars of a thread follow it and share no corner', () => {
  expect(cutThread('M0 100H50V20H90V60H70')).toEqual([
    { shape: rect(0, 94, 56, 12), towards: 'right' },
    { shape: rect(44, 14, 12, 86), towards: 'up' },
    { shape: rect(50, 14, 46, 12), towards: 'right' },
    { shape: rect(84, 20, 12, 46), towards: 'down' },
    { shape: rect(70, 54, 20, 12), towards: 'left' },
  ]);
});
