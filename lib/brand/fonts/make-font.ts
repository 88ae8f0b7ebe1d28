import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from './faces';

const SOURCES = 'node_modules/@fontsource-variable';

/**
 * Cuts a font file from its source: the same bytes each time. Letters that the source lacks are left
 * out.
 *
 * @param projectDir where `node_modules` is
 */
export async function makeFont(file: FontFile, projectDir: string): Promise<Buffer> {
  const source = await readFile(path.join(projectDir, SOURCES, file.source));
  return subsetFont(source, file.letters, {
    targetFormat: 'woff2',
    variationAxes: file.axes,
    keepFeatures: [...file.features],
    // Hints are for screens that no longer exist; the other tables say nothing of a pinned cut.
    noHinting: true,
    dropTables: ['BASE', 'STAT', 'gasp'],
  });
}
