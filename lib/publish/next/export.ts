import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
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

/** Next's 404 page is `404.html` in the export and a route of another name in Next's own folder. */
const ROUTE_OF = new Map([['/404', '/_not-found']]);
/** Next's data for its own router, such as `about/__next._tree.txt`. */
const SEGMENT = /(?:^|\/)__next\.[^/]*\.txt$/;
/** The 404 page once more, under a name of Next's own. */
const SECOND_404 = '_not-found.html';
/** The folder of Next's own files: scripts, styles, and fonts that styles name. */
const CHUNK_FOLDER = '_next/';

type Folders = {
  /** The folder with the exported site. */
  outDir: string;
  /** Next's own folder. */
  distDir: string;
  /** The files of `public/`, which Next has copied. */
  publicFiles: readonly string[];
};

export type ExportedPage = {
  /** Relative to `outDir`, with slashes. */
  file: string;
  /** The client components in its own module graph: a page with any is interactive. */
  clientModules: readonly string[];
};

/** What Next has exported. */
type Export = {
  pages: ExportedPage[];
  /** All files of the site, without those of Next's router, relative to `outDir`. */
  files: string[];
  /** Removes the files of Next's router, and chunks that nothing refers to. */
  removeRouterFiles: (references: readonly string[]) => Promise<void>;
};

/**
 * Separates the site's files from Next's own in an export.
 *
 * @throws when Next has not built one of the pages, when its data has the name of a file of the site,
 *   or when its files are not as this folder knows them
 */
export async function openExport({ outDir, distDir, publicFiles }: Folders): Promise<Export> {
  const clientModulesOf = await readRoutes(distDir);
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
    .map(async (file) => ({ file, clientModules: await clientModulesOf(urlPathOf(file)) }));
  return {
    pages: await Promise.all(pages),
    files: exported.filter((file) => !routerFiles.has(file)),
    removeRouterFiles: async (references) => {
      const chunks = exported.filter((file) => file.startsWith(CHUNK_FOLDER));
      const unused = await findUnusedChunks(outDir, chunks, references);
      const files = [...routerFiles, ...unused];
      await Promise.all(files.map((file) => rm(path.join(outDir, file))));
      await removeEmptyFolders(outDir);
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
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const chunk of unused) {
      if (!text.includes(path.posix.basename(chunk))) continue;
      unused.delete(chunk);
      texts.push(await readFile(path.join(outDir, chunk), 'latin1'));
    }
  }
  return unused;
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory())) {
    await removeEmptyFolders(path.join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Reads Next's manifests. The function finds the client components of the page at a URL path. */
async function readRoutes(distDir: string) {
  const text = await readFile(path.join(distDir, 'prerender-manifest.json'), 'utf8');
  const routes = new Map(Object.entries(prerenderManifest.parse(JSON.parse(text)).routes));
  const known = new Map<string, Promise<string[]>>();
  return async (urlPath: string) => {
    const name = ROUTE_OF.get(urlPath) ?? urlPath;
    const { srcRoute, routeType } = routes.get(name) ?? {};
    if (routeType !== 'page') {
      throw new Error(`Next has built no page ${urlPath}; its manifest names others`);
    }
    const route = srcRoute ?? name;
    const modules = known.get(route) ?? readRoute(distDir, route);
    known.set(route, modules);
    return modules;
  };
}

async function readRoute(distDir: string, route: string): Promise<string[]> {
  const file = path.join(distDir, 'server/app', route, 'page_client-reference-manifest.js');
  const script = await readFile(file, 'utf8');
  const scope: { __RSC_MANIFEST?: unknown; globalThis?: unknown } = {};
  scope.globalThis = scope;
  runInNewContext(script, scope);
  const manifests = clientReferenceManifests.parse(scope.__RSC_MANIFEST);
  const modules = Object.values(manifests).flatMap(({ clientModules }) =>
    Object.keys(clientModules),
  );
  return modules
    .filter((module) => !FRAMEWORK.test(module))
    .map(withoutProject)
    .sort();
}

/** `[project]/components/x.tsx <module evaluation>` is `components/x.tsx` to its author. */
function withoutProject(module: string): string {
  return module.replace('[project]/', '').replace(/ <.*>$/, '');
}
