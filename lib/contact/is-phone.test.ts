import { isPhone } from './is-phone';

test.each([
  ['Nigerian', '08031234567'],
  ['Nigerian, in groups', '0803 123 4567'],
  ['Nigerian, with hyphens', '0803-123-4567'],
  ['Nigerian, a city’s', '01 4618000'],
  ['Nigerian, a city’s in brackets', '(01) 461 8000'],
  ['Nigerian, international', '+2348031234567'],
  ['Nigerian, international in groups', '+234 803 123 4567'],
  ['Nigerian, with the zero that falls away abroad', '+234 (0) 803-123-4567'],
  ['Nigerian, that zero without a space', '+234(0)8031234567'],
  ['as long as may be, that zero not counted', '+49 (0) 1234567890123'],
  ['British, with 00', '00442079460000'],
  ['British, with 00 in groups', '00 44 20 7946 0000'],
  ['British, with an extension', '+44 20 7946 0000 x3'],
  ['American, with an extension', '+1 202.555.0100 ext. 12'],
  ['American, the extension in capitals, without spaces', '+12025550100EXT12'],
  ['with a slash', '030/1234567'],
  ['with spaces around it', '  08031234567\t'],
  ['with spaces that do not break', '0803\u00A0123\u00A04567'],
  ['with dashes of print', '0803–123‐4567'],
  ['copied with marks of direction', '\u202A+234 803 123 4567\u202C'],
  ['the shortest', '1234567'],
  ['the longest', '+123456789012345'],
  ['the longest after 00', `00${'1'.repeat(15)}`],
  ['the longest with the longest extension', `${'1'.repeat(15)} ext 123456`],
])('a number is taken: %s', (_what, text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['too short', '12345'],
  ['too short by one digit', '123456'],
  ['too short without its extension', '12345 x67'],
  ['letters', 'abcdefgh'],
  ['a word', 'phone'],
  ['a number with letters in it', '0803 CALL NOW'],
  ['a number with a word before it', 'phone 08031234567'],
  ['16 digits', '1'.repeat(16)],
  ['16 digits after a plus', `+${'1'.repeat(16)}`],
  ['16 digits after 00', `00${'1'.repeat(16)}`],
  ['two pluses', '++2348031234567'],
  ['a plus alone', '+'],
  ['a plus within', '234+8031234567'],
  ['a plus at the end', '08031234567+'],
  ['two numbers with a comma', '08031234567, 08031234568'],
  ['two numbers with a slash', '08031234567 / 08031234568'],
  ['two numbers on two lines', '08031234567\n08031234568'],
  ['an extension without digits', '08031234567 ext.'],
  ['an extension of seven digits', '08031234567 x1234567'],
  ['two extensions', '08031234567 x1 x2'],
  ['an extension alone', 'ext. 12'],
  ['signs without digits', '(0) -./ ()'],
  ['an e-mail address', '08031234567@mail.example'],
])('no number is: %s', (_what, text) => {
  expect(isPhone(text)).toBe(false);
});

// As long as the field may be: what is longer is refused for its length.
test('a text that has nothing to do with a number is refused at once', () => {
  // The processor's time: a busy machine takes longer by the clock.
  const before = process.cpuUsage().user;
  expect(isPhone(`1${' '.repeat(5000)}a`)).toBe(false);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
