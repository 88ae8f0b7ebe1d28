import { drawLine, fitText } from './set-text';

test.each([
  ['Money in the bank, promise by promise', 80, ['Money in the', 'bank, promise', 'by promise']],
  // At 80 the last line is "£300" alone.
  ['Two receipts for the same £300', 60, ['Two receipts for', 'the same £300']],
  ['Counterrevolutionaries', 40, ['Counterrevolutionaries']],
])('%s is set in the size %i', (text, size, lines) => {
  expect(fitText(text, { width: 500, maxLines: 3, sizes: [80, 60, 40] })).toEqual({ size, lines });
});

test.each([...'₦ọṣẸńé’“”–'])('%s has a shape of its own', (character) => {
  const drawn = drawLine(character, 100, 0, 100);
  expect(drawn).not.toBe('');
  expect(drawn).not.toBe(drawLine('a', 100, 0, 100));
});

test('a character that the font lacks is left out', () => {
  expect(drawLine('a漢🙂b', 100, 0, 100)).toBe(drawLine('ab', 100, 0, 100));
});
