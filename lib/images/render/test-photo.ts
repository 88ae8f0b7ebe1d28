import sharp from 'sharp';
import type { PhotoVariant } from '../images';

export function makeVariant(width: number, format: PhotoVariant['format'] = 'avif'): PhotoVariant {
  const image = { name: 'photo', file: 'photo.jpg', width: 4000, height: 3000 };
  return { image, file: `photo-${width}.${format}`, format, width };
}

/**
 * Returns an image of random noise, the hardest kind of image to compress. The noise is the same on every call.
 * The random number generator is from "Numerical Recipes". Its high bits are the most random.
 */
export function makeNoise(width: number, height: number): sharp.Sharp {
  let state = 1;
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
