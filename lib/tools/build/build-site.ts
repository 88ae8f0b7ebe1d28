import { startNext } from './start-next';

/**
 * Builds the site into `out/`. The last line of its output states whether `out/` contains the new site.
 *
 * @returns whether the build succeeded. If not, `out/` is unchanged.
 */
export async function buildSite(root: string): Promise<boolean> {
  const next = startNext(root);
  // Load these modules while Next.js starts, because they take about two seconds to load.
  const { completeBuild } = await import('./complete-build');
  return completeBuild(root, next);
}
