import { statSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from './faces';

/** Where the font files are, relative to the project. */
export const FONT_DIR = 'app/fonts';

/** A font file beside its budget, in bytes. */
export type FontSize = { name: string; bytes: number; budget: number };

/** The sizes of the font files as they are on disk. Throws when one is missing. */
export function listFontSizes(projectDir = process.cwd()): FontSize[] {
  return fontFiles.map(({ name, budget }) => ({
    name,
    bytes: statSync(path.join(projectDir, FONT_DIR, `${name}.woff2`)).size,
    budget,
  }));
}
