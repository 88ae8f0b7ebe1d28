import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '@/lib/site/list-files';

/** Packages for features that the forms do not use: coloured code, maps. */
const UNUSED = ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter'];

let bundle: Promise<Map<string, Buffer>> | undefined;

/**
 * Bundles the CMS with the script that starts it, once per process. Nothing of it comes from another
 * company's server, and nothing depends on the content.
 *
 * @returns the files that browsers load besides the page itself, by their names
 * @throws when the CMS is not installed, or has no file for a font that it names
 */
export const readCmsBundle = () => (bundle ??= makeBundle());

async function makeBundle(): Promise<Map<string, Buffer>> {
  const main = createRequire(import.meta.url).resolve('@sveltia/cms');
  // Fonts and decoders of images, which the CMS fetches by their URLs.
  const assets = path.join(path.dirname(main), 'assets');
  const names = (await listFiles(assets)).filter((name) => !name.endsWith('.map'));
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(`assets/${name}`, await readFile(path.join(assets, name)));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('start.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    external: UNUSED,
    format: 'esm',
    minify: true,
    outdir: 'admin',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  for (const { path: file, text } of outputFiles)
    files.set(path.basename(file), Buffer.from(replaceFontUrls(text, names)));
  return files;
}

const FONT_AT_CDN =
  /url\((https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2)\)/g;

/** The styles of the CMS name fonts at a public server, though its package has them. */
function replaceFontUrls(script: string, assets: readonly string[]): string {
  return script.replaceAll(FONT_AT_CDN, (_match, url: string, id: string, subset: string) => {
    const font = assets.find((name) => name.startsWith(`${id}-${subset}-`));
    if (!font) throw new Error(`The CMS has no font in place of ${url}`);
    // Styles in a page are relative to the page.
    return `url(assets/${font})`;
  });
}
