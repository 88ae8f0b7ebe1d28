import { writeFile } from 'node:fs/promises';
import { drawings } from './drawings';

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
    process.stdout.write(`content/images/${name}.svg\n`);
  }
}
