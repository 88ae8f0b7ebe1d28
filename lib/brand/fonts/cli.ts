import { writeFile } from 'node:fs/promises';
import { FONT_DIR } from './faces';
import { fontFiles, subsetFont } from './font-files';

/** `npm run fonts`: cuts the font files into app/fonts. */
for (const file of fontFiles) {
  const bytes = await subsetFont(file, process.cwd());
  await writeFile(`${FONT_DIR}/${file.name}.woff2`, bytes);
  process.stdout.write(`${file.name}.woff2: ${bytes.length} bytes\n`);
}
