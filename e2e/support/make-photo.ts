import sharp from 'sharp';

/** Makes a JPEG with the grain of a photo taken in the dark, and the place where it was taken. */
export async function makePhoto(width: number, height: number): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / 5), Math.ceil(height / 5)];
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: columns, height: rows, channels: 3, background: '#888', noise } as const;
  return sharp({ create })
    .resize(width, height, { kernel: 'nearest' })
    .withExif({ IFD3: { GPSLatitude: '6/1 35/1 47/1', GPSLongitude: '3/1 20/1 31/1' } })
    .jpeg()
    .toBuffer();
}
