import { statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
type ReadEncoded = (file: string, stats: Stats, encoding: Encoding) => Promise<Buffer>;

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

export type Encoding = 'br' | 'gzip' | 'identity';

/** A client that names no coding gets plain bytes, yet prefers any coding that it does name. */
const UNNAMED_IDENTITY = 0.0001;

/**
 * Chooses the content coding for an answer from the request's Accept-Encoding header: the one with
 * the highest weight, brotli before gzip before plain bytes where weights are equal. A coding of
 * weight 0 is refused (RFC 9110, 12.5.3); if all are refused, plain bytes all the same.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = readWeights(acceptEncoding ?? '');
  const others = weights.get('*') ?? 0;
  const candidates: [Encoding, number][] = [
    ['br', weights.get('br') ?? others],
    ['gzip', weights.get('gzip') ?? weights.get('x-gzip') ?? others],
    ['identity', weights.get('identity') ?? UNNAMED_IDENTITY],
  ];
  // The sort is stable, so the order above settles equal weights.
  const best = candidates.filter(([, weight]) => weight > 0).sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? 'identity';
}

function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}

/**
 * Looks whether there is such a file; undefined for what is none or cannot be looked at.
 *
 * Without waiting: the system has such facts in memory, and a turn through the threads that Node keeps
 * for slow disks takes many times as long.
 */
export function readFileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    // Such as a name that is too long for the disk.
    return undefined;
  }
}

/** Another text for each content that a file has had: one put into its place may be as old as it. */
export function versionOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}
