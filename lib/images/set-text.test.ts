import { drawLine, fitText } from './set-text';

const frame = { width: 500, maxLines: 3, sizes: [80, 60, 40] };

test.each([
  ['Blog', 80, ['Blog']],
  ['Money in the bank, promise by promise', 80, ['Money in the', 'bank, promise', 'by promise']],
  // At 80 the last line is "£300" alone.
  ['Two receipts for the same £300', 60, ['Two receipts for', 'the same £300']],
  ['What one loan costs, and what another one of the same bank does', 40, 3],
  ['Counterrevolutionaries', 40, ['Counterrevolutionaries']],
  ['Nonconstitutionalistically speaking, and longer than any line of it', 40, 3],
])('%s is set at %i', (text, size, lines) => {
  const set = fitText(text, frame);
  expect(set.size).toBe(size);
  if (typeof lines === 'number') expect(set.lines).toHaveLength(lines);
  else expect(set.lines).toEqual(lines);
  expect(set.lines.join(' ')).toBe(text);
});

/** The left and right edge of a path. */
function edgesOf(data: string): number[] {
  const xs = [...data.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x]) => Number(x));
  return [Math.min(...xs), Math.max(...xs)];
}

test.each([...'₦ọṣẸńé’“”–'])('%s has a shape of its own', (character) => {
  const drawn = drawLine(character, 100, 0, 100);
  expect(drawn).not.toBe('');
  expect(drawn).not.toBe(drawLine('a', 100, 0, 100));
});

test('a tone mark stands on its vowel, and letters are kerned', () => {
  expect(edgesOf(drawLine('ọ\u0301', 100, 0, 100))).toEqual(edgesOf(drawLine('ọ', 100, 0, 100)));
  const [, pair = 0] = edgesOf(drawLine('To', 100, 0, 100));
  const [, capital = 0] = edgesOf(drawLine('T', 100, 0, 100));
  const [left = 0, right = 0] = edgesOf(drawLine('o', 100, 0, 100));
  expect(pair).toBeLessThan(capital + right - left + left);
});

test('a character that the face lacks is left out', () => {
  expect(drawLine('a漢🙂b', 100, 0, 100)).toBe(drawLine('ab', 100, 0, 100));
});
