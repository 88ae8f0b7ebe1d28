import { decodeText } from './decode-text';

test.each([
  ['plain letters', Buffer.from('title: a\n')],
  ['letters of Nigeria', Buffer.from('Ọjà ₦5 🏦')],
  ['a byte order mark', Buffer.from('\uFEFFa')],
  ['nothing', Buffer.from('')],
  ['one NUL among letters', Buffer.from('a\0bcdefgh')],
])('%s in UTF-8: no fault', (_what, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: bytes.toString('utf8'), fault: undefined });
});

test.each([
  ['with its mark', Buffer.from('\uFEFFtitle: é', 'utf16le')],
  ['without it', Buffer.from('title: é', 'utf16le')],
  ['the other bytes first', Buffer.from('\uFEFFtitle: é', 'utf16le').swap16()],
  ['the other bytes first, without a mark', Buffer.from('title: é', 'utf16le').swap16()],
])('UTF-16 %s is named, and read all the same', (_what, bytes) => {
  const { text, fault } = decodeText(bytes);
  expect(text?.replace('\uFEFF', '')).toBe('title: é');
  expect(fault).toMatchObject({ line: 1, message: expect.stringContaining('UTF-16') });
});

test.each([
  ['title: é\n', 1, 8],
  ['a\nb\nNestlé, Nestlé', 3, 6],
  ['a\r\nb é', 2, 3],
])('Western letters in %j are named where the first stands', (written, line, column) => {
  const { text, fault } = decodeText(Buffer.from(written, 'latin1'));
  expect(text).toBe(written);
  expect(fault).toMatchObject({ line, column });
});

test('a picture has no text', () => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(decodeText(bytes)).toMatchObject({
    text: undefined,
    fault: { message: expect.stringContaining('no plain text') },
  });
});
