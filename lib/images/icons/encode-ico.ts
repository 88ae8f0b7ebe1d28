const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

type IcoImage = {
  /** Pixels of the side, at most 256. */
  size: number;
  /** A PNG in true colour with alpha, the only kind that Windows takes here. */
  png: Buffer;
};

/**
 * Puts PNG files into one ICO file: a header, an entry for each image, then the images.
 *
 * Source: Microsoft, "Icons" (ICONDIR and ICONDIRENTRY); PNG in it since Windows Vista: R. Chen,
 * "The evolution of the ICO file format, part 4: PNG images".
 *
 * @throws RangeError when an image is larger than the format can say
 */
export function encodeIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // 1: icons, 2: cursors
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    const side = size === 256 ? 0 : size;
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits a pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
