import { encodeIco } from './encode-ico';

const small = { size: 16, png: Buffer.from('small') };
const large = { size: 256, png: Buffer.from('large one') };

test('the header says that it is an icon, and of how many images', () => {
  const ico = encodeIco([small, large]);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
});

test('each entry has the side, one plane, 32 bits, and the place of its image', () => {
  const ico = encodeIco([small, large]);
  expect([...ico.subarray(6, 22)]).toEqual([16, 16, 0, 0, 1, 0, 32, 0, 5, 0, 0, 0, 38, 0, 0, 0]);
  // The format writes 256 as 0.
  expect([...ico.subarray(22, 38)]).toEqual([0, 0, 0, 0, 1, 0, 32, 0, 9, 0, 0, 0, 43, 0, 0, 0]);
});

test('the images stand where the entries say, and nothing behind them', () => {
  const ico = encodeIco([small, large]);
  const images = [0, 1].map((index) => {
    const length = ico.readUInt32LE(6 + 16 * index + 8);
    const offset = ico.readUInt32LE(6 + 16 * index + 12);
    return ico.subarray(offset, offset + length).toString();
  });
  expect(images).toEqual(['small', 'large one']);
  expect(ico).toHaveLength(38 + 5 + 9);
});

test('an image too large for the format is refused', () => {
  expect(() => encodeIco([{ size: 257, png: small.png }])).toThrow('out of range');
});
