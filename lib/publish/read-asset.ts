import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The bytes of a file of the site by its address; undefined when there is none. */
export type ReadAsset = (address: string) => Buffer | undefined;

/** Makes a `ReadAsset` for the site in `outDir` that reads each file once. */
export function createReadAsset(outDir: string): ReadAsset {
  const known = new Map<string, Buffer | undefined>();
  return (address) => {
    if (!known.has(address)) {
      known.set(address, tryRead(path.join(outDir, decodeURIComponent(address))));
    }
    return known.get(address);
  };
}

function tryRead(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
