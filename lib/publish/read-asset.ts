import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The bytes of a file of the site by its address; undefined when there is none. */
export type ReadAsset = (address: string) => Buffer | undefined;

/** Makes a `ReadAsset` for the site in `outDir` that reads each file once. */
export function createReadAsset(outDir: string): ReadAsset {
  const known = new Map<string, Buffer | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, tryRead(outDir, address));
    return known.get(address);
  };
}

/** A broken percent-encoding names no file either. */
function tryRead(outDir: string, address: string): Buffer | undefined {
  try {
    return readFileSync(path.join(outDir, decodeURIComponent(address)));
  } catch {
    return undefined;
  }
}
