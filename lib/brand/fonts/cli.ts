import { mkdir, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { FONT_DIR, fontFiles } from './faces';
import { formatFontCss, readFont, subsetFont, type FontMetrics } from './font-files';

/** `npm run fonts`: cuts the font files into app/fonts and writes app/styles/fonts.css. */
const metrics = new Map<string, FontMetrics>();
await mkdir(FONT_DIR, { recursive: true });
for (const file of fontFiles) {
  const bytes = await subsetFont(file, process.cwd());
  await writeFile(`${FONT_DIR}/${file.name}.woff2`, bytes);
  metrics.set(file.name, readFont(bytes));
  process.stdout.write(`${file.name}.woff2: ${bytes.length} bytes\n`);
}
const css = formatFontCss((name) => {
  const found = metrics.get(name);
  if (!found) throw new Error(`lib/brand/fonts/faces.ts names no file ${name}`);
  return found;
});
const formatted = await format(css, { parser: 'css', singleQuote: true, printWidth: 100 });
await writeFile('app/styles/fonts.css', formatted);
