import { writeFile } from 'node:fs/promises';
import { fontFiles, subsetFont } from './font-files';

/** `npm run fonts`: cuts the font files of pages and of social cards. */
for (const file of fontFiles) {
  const bytes = await subsetFont(file, process.cwd());
  await writeFile(file.path, bytes);
  process.stdout.write(`${file.path}: ${bytes.length} bytes\n`);
}
