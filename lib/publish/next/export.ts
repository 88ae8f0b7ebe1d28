import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { listFiles } from '@/lib/site/list-files';
import { urlPathOf } from '../page';

/** The parts of Next that every page's graph contains; its other modules are there because the page uses them. */
const FRAMEWORK = /\/node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\//;

const prerenderManifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ srcRoute: z.string().nullable(), routeType: z.enum(['page', 'route']) }),
  ),
});
const clientReferenceManifests = z.record(
  z.string(),
  z.object({ clientModules: z.record(z.string(), z.unknown()) }),
);

/** Next's data for its own router, such as `about/__next._tree.txt`. */
const SEGMENT = /(?:^|\/)__next\.[^/]*\.txt$/;
/** The 404 page once more, under a name of Next's own. */
const SECOND_404 = '_not-found.html';
/** The folder of Next's own files: scripts, styles, and fonts that styles name. */
const CHUNK_FOLDER = '_next/';

/** What Next has built of a project. */
export type NextBuild = {
  /** The folder with the exported site. */
  outDir: string;
  /** Next's own folder. */
  distDir: string;
};

export type ExportedPage = {
  /** Relative to `outDir`, with slashes. */
  file: string;
  /** Whether its own module graph has a client component. */
  isInteractive: boolean;
};

/**
 * Separates the site's files from Next's own in an export.
 *
 * @param publicFiles the files of `public/`, which Next has copied
 * @returns the site's pages and all its files, relative to `outDir`; and a function that removes the files
 *   of Next's router, and chunks that nothing refers to
 * @throws when Next has not built one of the pages, when its data has the name of a file of the site,
 *   or when its files are not as this folder knows them
 */
export async function openExport({ outDir, distDir }: NextBuild, publicFiles: readonly string[]) {
  const hasClientComponent = await readRoutes(distDir);
  const isPublic = new Set(publicFiles);
  const exported = await listFiles(outDir);
  const built = exported.filter((file) => !isPublic.has(file));
  const pageFiles = built.filter((file) => file.endsWith('.html'));
  const payloads = new Set(pageFiles.map((file) => file.replace(/\.html$/, '.txt')));
  const conflict = publicFiles.find((file) => payloads.has(file));
  if (conflict !== undefined) {
    throw new Error(`public/${conflict} is overwritten by data of Next's router; rename the file`);
  }
  const routerFiles = new Set(
    built.filter((file) => file === SECOND_404 || payloads.has(file) || SEGMENT.test(file)),
  );
  const pages = pageFiles
    .filter((file) => !routerFiles.has(file))
    .map(async (file): Promise<ExportedPage> => {
      return { file, isInteractive: await hasClientComponent(urlPathOf(file)) };
    });
  return {
    pages: await Promise.all(pages),
    files: exported.filter((file) => !routerFiles.has(file)),
    removeRouterFiles: async (references: readonly string[]) => {
      const chunks = exported.filter((file) => file.startsWith(CHUNK_FOLDER));
      const unused = await findUnusedChunks(outDir, chunks, references);
      const files = [...routerFiles, ...unused];
      await Promise.all(files.map((file) => rm(path.join(outDir, file))));
      // Servers redirect /about to /about/ where there is such a folder. One with files stays.
      for (const file of files) await rmdir(path.dirname(path.join(outDir, file))).catch(() => 0);
    },
  };
}

/** Chunks that neither a page nor a chunk of a page names. */
async function findUnusedChunks(
  outDir: string,
  chunks: readonly string[],
  references: readonly string[],
): Promise<Iterable<string>> {
  const unused = new Set(chunks);
  const texts = [[...new Set(references)].join('\n')];
  for (const text of texts) {
    for (const chunk of unused) {
      if (!text.includes(path.posix.basename(chunk))) continue;
      unused.delete(chunk);
      texts.push(await readFile(path.join(outDir, chunk), 'latin1'));
    }
  }
  return unused;
}

/** Reads Next's manifests. The function finds out whether the page at a URL path has a client component. */
async function readRoutes(distDir: string) {
  const text = await readFile(path.join(distDir, 'prerender-manifest.json'), 'utf8');
  const { routes } = prerenderManifest.parse(JSON.parse(text));
  const known = new Map<string, Promise<boolean>>();
  return (urlPath: string): Promise<boolean> => {
    // The 404 page is a route of another name.
    const name = urlPath === '/404' ? '/_not-found' : urlPath;
    const { srcRoute, routeType } = routes[name] ?? {};
    if (routeType !== 'page') {
      throw new Error(`Next has built no page ${urlPath}; its manifest names others`);
    }
    const route = srcRoute ?? name;
    const found = known.get(route) ?? readRoute(distDir, route);
    known.set(route, found);
    return found;
  };
}

async function readRoute(distDir: string, route: string): Promise<boolean> {
  const file = path.join(distDir, 'server/app', route, 'page_client-reference-manifest.js');
  const scope: { __RSC_MANIFEST?: unknown } = {};
  runInNewContext(await readFile(file, 'utf8'), scope);
  const manifests = Object.values(clientReferenceManifests.parse(scope.__RSC_MANIFEST));
  const modules = manifests.flatMap(({ clientModules }) => Object.keys(clientModules));
  return modules.some((module) => !FRAMEWORK.test(module));
}
