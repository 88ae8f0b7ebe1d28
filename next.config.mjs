// @ts-check
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const require = createRequire(import.meta.url);
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = require('./package.json');
/** Next.js compiles these packages itself, so they must not be external. */
const BUNDLED_PACKAGES = ['next', 'react', 'react-dom', '@next/mdx', '@mdx-js/loader'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // With `mdx`, because lib/content/prose.ts imports .mdx files as components.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // The build need not check the types, because `npm run check` does.
  typescript: { ignoreBuildErrors: true },
  // Server code runs only during the build, so its packages can stay in node_modules. Bundling them would
  // take a third of the compile time.
  serverExternalPackages: Object.keys(dependencies).filter(
    (name) => !BUNDLED_PACKAGES.includes(name),
  ),
  // By default, the build id is random. With a fixed build id, two builds of the same commit are identical.
  generateBuildId: () => 'site',
  turbopack: {
    // In development, lib/content/watched-files.ts imports the files of content/ as strings.
    rules: { '*.{md,mdx,yaml}': { condition: { query: '?raw' }, type: 'text' } },
    // The folder that contains node_modules. By default, Turbopack may choose a parent folder with a lock file.
    root: resolve(require.resolve('next/package.json'), '../../..'),
    // The CSS compiler warns about `:target-current`, which it does not know yet, but keeps the selector.
    ignoreIssue: [{ path: '**/article-contents.module.css', description: /target-current/ }],
  },
  // In seconds. The default is one minute, but resizing many new photos can take longer.
  staticPageGenerationTimeout: 300,
  experimental: {
    // With this option, Next.js measures the router's prefetch data, which takes a seventh of the time to
    // generate the pages. The build deletes that data, so measuring it is a waste.
    prefetchInlining: false,
  },
};

const withMdx = createMDX({
  options: {
    // A name instead of a function, because Turbopack loads the plugins itself.
    remarkPlugins: [['remark-gfm', { singleTilde: false }]],
    // The Content-Security-Policy of the pages blocks `style` attributes, so cells keep `align`.
    tableCellAlignToStyle: false,
  },
});

/**
 * Makes `next build` export the site, and makes `next dev` forward `/f/…` to the local form service, which
 * `npm run dev` starts.
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
  // With `output: 'export'`, `distDir` is only the folder of the exported pages. The cache stays in .next.
  // `npm run build` sets EXPORT_DIR.
  return { ...config, output: 'export', ...(EXPORT_DIR && { distDir: EXPORT_DIR }) };
}
