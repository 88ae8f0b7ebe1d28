import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './content-encoding';
import { versionOf } from './file-stats';

/** The best level, 11, saves a tenth more and takes 17 times as long (measured on React's own code). */
const BROTLI_QUALITY = 9;

/** In bytes: room for a site of some hundred articles in all codings. */
const LIMIT = 64 * 1024 * 1024;

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
};

/** Gives a file's bytes in the wanted coding; `stats` must be the file's own, just read. */
export type ReadEncoded = (file: string, stats: Stats, encoding: Encoding) => Promise<Buffer>;

type Entry = { version: string; body: Promise<Buffer>; size: number };

/**
 * Makes a reader that encodes each file once and keeps the result in memory until the file changes,
 * or until more than `limit` bytes are kept and it is the one unused for longest. Nothing is written
 * beside the files: `out/` stays what the build made. Rejects as `readFile` does.
 */
export function createEncodedFiles(limit = LIMIT): ReadEncoded {
  // In the order of their last use.
  const kept = new Map<string, Entry>();
  let total = 0;
  const drop = (key: string, entry: Entry) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.size;
  };

  const read = (file: string, version: string, encoding: Encoding, key: string): Entry => {
    const body = readFile(file).then((bytes) => encoders[encoding](bytes));
    const entry: Entry = { version, body, size: 0 };
    body.then(
      (bytes) => {
        if (kept.get(key) !== entry) return;
        entry.size = bytes.length;
        total += bytes.length;
        for (const [oldest, old] of kept) {
          if (total <= limit) break;
          drop(oldest, old);
        }
      },
      // A failure must not be remembered: the file may be back at the next request.
      () => drop(key, entry),
    );
    return entry;
  };

  return (file, stats, encoding) => {
    const key = `${encoding}:${file}`;
    const version = versionOf(stats);
    const found = kept.get(key);
    const entry = found?.version === version ? found : read(file, version, encoding, key);
    if (found) drop(key, found);
    kept.set(key, entry);
    total += entry.size;
    return entry.body;
  };
}
