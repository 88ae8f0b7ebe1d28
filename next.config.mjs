// @ts-check
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const require = createRequire(import.meta.url);
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = require('./package.json');
/** Next.js processes these packages during the build, so they must not be in `serverExternalPackages`. */
const BUNDLED_PACKAGES = ['next', 'react', 'react-dom', '@next/mdx', '@mdx-js/loader'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Includes `mdx`, because lib/content/prose.ts imports .mdx files as components.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // The build does not check types, because `npm run check` does.
  typescript: { ignoreBuildErrors: true },
  // Do not bundle most packages, because that would take a third of the compile time. Server code runs only during
  // the build, so it can load the packages from node_modules.
  serverExternalPackages: Object.keys(dependencies).filter(
    (name) => !BUNDLED_PACKAGES.includes(name),
  ),
  // By default, the build id is random. With a fixed id, two builds of the same commit produce the same files.
  generateBuildId: () => 'site',
  turbopack: {
    // In development, lib/content/watched-files.ts imports the files in content/ as strings.
    rules: { '*.{md,mdx,yaml}': { condition: { query: '?raw' }, type: 'text' } },
    // The folder that contains node_modules. By default, Turbopack may choose a parent folder that has a lockfile.
    root: resolve(require.resolve('next/package.json'), '../../..'),
    // The CSS compiler does not know `:target-current` yet. It keeps the selector, so its warning is harmless.
    ignoreIssue: [{ path: '**/article-contents.module.css', description: /target-current/ }],
  },
  // In seconds. The default is one minute, but resizing many new photos can take longer.
  staticPageGenerationTimeout: 300,
  experimental: {
    // Do not measure the size of the router's prefetch data, because the build deletes this data. Measuring would make
    // up a seventh of the time for generating the pages.
    prefetchInlining: false,
  },
};

const withMdx = createMDX({
  options: {
    // Refers to the plugin by name, because Turbopack does not accept functions as options.
    remarkPlugins: [['remark-gfm', { singleTilde: false }]],
    // By default, MDX converts `align` attributes of table cells to `style`, which the Content-Security-Policy blocks.
    tableCellAlignToStyle: false,
  },
});

/**
 * Makes `next build` export the site, and makes `next dev` forward requests for `/f/…` to the local form
 * service, which `npm run dev` starts.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function configFor(phase) {
  const config = withMdx(nextConfig);
  const { FORM_SERVICE, EXPORT_DIR } = process.env;
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    const rewrites = [{ source: '/f/:form', destination: `${FORM_SERVICE}/f/:form` }];
    return { ...config, rewrites: async () => (FORM_SERVICE ? rewrites : []) };
  }
  // `npm run build` sets EXPORT_DIR. With `output: 'export'`, `distDir` sets only where the exported pages go. The build
  // cache stays in .next.
  return { ...config, output: 'export', ...(EXPORT_DIR && { distDir: EXPORT_DIR }) };
}
