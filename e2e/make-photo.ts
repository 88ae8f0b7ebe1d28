import sharp from 'sharp';

/**
 * A picture like a photo taken in the dark: soft colours under grain, some of it coarse enough to
 * be there still in a fifth of the size. The same bytes each time.
 *
 * @param grainShare how much of the grain there is, from 0 to 1: with all of it, 4000 x 3000 pixels are
 * more than 6,000,000 bytes as a JPEG, and copies take several tries to become light
 */
export async function makePhoto(width: number, height: number, grainShare = 1): Promise<Buffer> {
  const fine = makeGrain(1);
  const coarse = makeGrain(5);
  const pixels = Buffer.alloc(width * height * 3);
  // A quarter of each side, repeated: as heavy, and made in a sixteenth of the time.
  const [tileWidth, tileHeight] = [width / 4, height / 4];
  const line = tileWidth * 3;
  for (let y = 0; y < tileHeight; y += 1) {
    for (let x = 0, index = y * width * 3; x < tileWidth; x += 1) {
      const grain = grainShare * (60 * fine(x, y) + 140 * coarse(x, y));
      const wave = 100 * Math.sin(x / 90) * Math.cos(y / 70);
      for (const colour of [(255 * x) / tileWidth, (255 * y) / tileHeight, 128 + wave]) {
        pixels[index] = Math.min(255, Math.max(0, colour + grain));
        index += 1;
      }
    }
  }
  for (let y = 0; y < height; y += 1) {
    const source = (y % tileHeight) * width * 3;
    for (let column = y < tileHeight ? 1 : 0; column < 4; column += 1) {
      pixels.copy(pixels, y * width * 3 + column * line, source, source + line);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitude: '6/1 35/1 47/1', GPSLongitude: '3/1 20/1 31/1' } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Noise from -0.5 to 0.5 in squares of so many pixels. */
function makeGrain(size: number): (x: number, y: number) => number {
  return (x, y) => {
    const square = Math.floor(x / size) * 65_537 + Math.floor(y / size);
    // Two rounds of a multiplicative hash (Knuth); its high bits are the random ones.
    const mixed = Math.imul(square ^ (square >>> 15), 2_654_435_761);
    return (Math.imul(mixed ^ (mixed >>> 13), 2_654_435_761) >>> 24) / 255 - 0.5;
  };
}
