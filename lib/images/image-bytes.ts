import { open } from 'node:fs/promises';

/**
 * Reads a part of a file without the rest.
 *
 * @param position in bytes; from the end of the file when it is negative
 * @param length in bytes; less comes back where the file ends before
 * @throws when the file cannot be read
 */
export async function readPart(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const start = position < 0 ? Math.max(0, size + position) : position;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
