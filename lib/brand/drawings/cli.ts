import { writeFile } from 'node:fs/promises';
import { drawings } from './drawings';
import { brotliBytes, MOST_BYTES } from './weight';

/** `npm run draw`: writes every drawing into content/images, or only those named. */
const wanted = process.argv.slice(2);
const known = drawings.map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  process.stderr.write(
    `There is no drawing named ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`,
  );
  process.exitCode = 1;
} else {
  const chosen = drawings.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const { name, svg } of chosen) {
    await writeFile(`content/images/${name}.svg`, svg);
    const bytes = brotliBytes(svg);
    const weights = `${String(svg.length).padStart(6)} bytes ${String(bytes).padStart(6)} after brotli`;
    process.stdout.write(`${name.padEnd(12)}${weights}\n`);
    if (bytes > MOST_BYTES) {
      process.stderr.write(`${name} is heavier than ${MOST_BYTES} bytes after brotli.\n`);
      process.exitCode = 1;
    }
  }
}
