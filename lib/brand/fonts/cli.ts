import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { fontFiles } from './faces';
import { formatFontCss } from './font-css';
import { type FontFacts, makeFont, readFont } from './font-files';
import { FONT_DIR, listFontSizes } from './list-font-sizes';

/**
 * `npm run fonts`: cuts the font files into app/fonts and writes app/styles/fonts.css; with `--check`
 * it writes nothing. Prints each file's bytes; exits with 1 when one is over its budget.
 */
if (!process.argv.includes('--check')) await writeFonts(process.cwd());
const sizes = listFontSizes();
for (const { name, bytes, budget } of sizes) {
  const verdict = bytes > budget ? `, ${bytes - budget} over its budget` : '';
  process.stdout.write(`${name}.woff2: ${bytes} of ${budget} bytes${verdict}\n`);
}
process.exitCode = sizes.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;

async function writeFonts(projectDir: string): Promise<void> {
  const facts = new Map<string, FontFacts>();
  await mkdir(path.join(projectDir, FONT_DIR), { recursive: true });
  for (const file of fontFiles) {
    const bytes = await makeFont(file, projectDir);
    await writeFile(path.join(projectDir, FONT_DIR, `${file.name}.woff2`), bytes);
    facts.set(file.name, readFont(bytes));
  }
  const css = formatFontCss((name) => {
    const found = facts.get(name);
    if (!found) throw new Error(`lib/brand/fonts/faces.ts names no file ${name}`);
    return found;
  });
  const style = path.join(projectDir, 'app/styles/fonts.css');
  await writeFile(style, await format(css, { parser: 'css', singleQuote: true, printWidth: 100 }));
}
