import { brotliCompressSync, constants } from 'node:zlib';

/** The most a drawing may weigh after brotli. */
export const MOST_BYTES = 6_144;

/** What a host sends: the text after brotli at its best quality, in bytes. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
