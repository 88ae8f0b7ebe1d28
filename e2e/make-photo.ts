import sharp from 'sharp';

/**
 * Makes a JPEG like a photo taken in the dark, with a location: fine grain, and coarse grain that is
 * still there in a fifth of the size.
 *
 * @param grain how strong the grain is, from 0 to 1: with 1, 4000 x 3000 pixels are more than
 * 6,000,000 bytes, and light copies take several tries
 */
export async function makePhoto(width: number, height: number, grain = 1): Promise<Buffer> {
  const noise = (size: number) =>
    sharp({
      create: {
        width: Math.ceil(width / size),
        height: Math.ceil(height / size),
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 * grain },
      },
    });
  const fine = await noise(1).png({ compressionLevel: 1 }).toBuffer();
  const coarse = await noise(5).png().toBuffer();
  return sharp(coarse)
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .composite([{ input: fine, blend: 'soft-light' }])
    .withExif({ IFD3: { GPSLatitude: '6/1 35/1 47/1', GPSLongitude: '3/1 20/1 31/1' } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
