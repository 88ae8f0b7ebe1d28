import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

/** The parts of Next that are in every page's graph; its other modules are there because the page uses them. */
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

/**
 * The client components in the module graph of the page at a URL path. A page without any needs no
 * runtime.
 *
 * @throws when Next has built no such page
 */
export type ClientModulesOf = (urlPath: string) => readonly string[];

/**
 * Reads the module graphs that Next writes down while it builds.
 *
 * @param distDir Next's own folder, `.next`
 * @throws when a page's file is missing, or Next's files are not as they were in version 16.4
 */
export async function readClientModules(distDir: string): Promise<ClientModulesOf> {
  const text = await readFile(path.join(distDir, 'prerender-manifest.json'), 'utf8');
  const { routes } = prerenderManifest.parse(JSON.parse(text));
  const modulesOf = new Map<string, Promise<string[]>>();
  const found = new Map<string, readonly string[]>();
  for (const [address, { srcRoute, routeType }] of Object.entries(routes)) {
    // A route handler, such as the pictures', makes no page.
    if (routeType === 'route') continue;
    const route = srcRoute ?? address;
    const known = modulesOf.get(route) ?? readRoute(distDir, route);
    modulesOf.set(route, known);
    found.set(address, await known);
  }
  return (urlPath) => {
    const modules = found.get(ROUTE_OF.get(urlPath) ?? urlPath);
    if (!modules) throw new Error(`Next has built no page ${urlPath}; its manifest names others`);
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
