import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyFixture } from '@/lib/content/test-content';

/** Files and folders that a build reads, except `content/` and files that an owner adds to `public/`. */
export const SOURCE_PATHS = [
  ...['app', 'components', 'lib', 'public/_headers', 'public/.htaccess', 'public/blog/.htaccess'],
  ...['mdx-components.tsx', 'next.config.mjs', 'package.json', 'tsconfig.json'],
];

/**
 * Copies the project into a folder, with the content from `lib/content/fixture`. The folder must be inside the project,
 * because the copy uses the project's `node_modules`. Keeps `.next`, so that a build can reuse its cache.
 */
export async function copyProject(folder: string): Promise<void> {
  for (const part of ['app', 'components', 'lib', 'public', 'content']) {
    await rm(path.join(folder, part), { recursive: true, force: true });
  }
  await mkdir(folder, { recursive: true });
  for (const part of SOURCE_PATHS) await cp(part, path.join(folder, part), { recursive: true });
  await copyFixture(folder);
}

export const BUILD_COMMAND = ['npm', 'run', 'build'] as const;
