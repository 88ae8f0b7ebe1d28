// @ts-check
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const require = createRequire(import.meta.url);
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = require('./package.json');
/** The packages that Next compiles itself. */
const COMPILED = ['next', 'react', 'react-dom', '@next/mdx', '@mdx-js/loader'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  // lib/content/prose.ts imports .mdx files as components.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  // Server code runs during the build only. To bundle its packages takes a third of the compile time.
  serverExternalPackages: Object.keys(dependencies).filter((name) => !COMPILED.includes(name)),
  // With a fixed id, two builds of one commit are identical.
  generateBuildId: () => 'site',
  turbopack: {
    // In development, lib/content/watched-files.ts imports the files of content/ as texts.
    rules: { '*.{md,mdx,yaml}': { condition: { query: '?raw' }, type: 'text' } },
    // The folder that contains node_modules. By default, Turbopack guesses it from lock files further up.
    root: resolve(require.resolve('next/package.json'), '../../..'),
    // The compiler keeps this selector, which it does not know yet.
    ignoreIssue: [{ path: '**/article-contents.module.css', description: /target-current/ }],
  },
  // In seconds. A folder of new photos can take a slow machine longer than the default minute.
  staticPageGenerationTimeout: 300,
  experimental: {
    // The build discards the router's data. Measuring it takes a seventh of the generation time.
    prefetchInlining: false,
  },
};

const withMdx = createMDX({
  options: {
    // Turbopack loads plugins by name.
    remarkPlugins: [['remark-gfm', { singleTilde: false }]],
    // The page's policy refuses style attributes.
    tableCellAlignToStyle: false,
  },
});

/**
 * A build exports the site. In development, the pages are rendered on request, and the form service that
 * `npm run dev` starts answers `/f/…`.
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
  // With `output: 'export'`, distDir is the folder of the export only. `npm run build` sets it.
  return { ...config, output: 'export', ...(EXPORT_DIR && { distDir: EXPORT_DIR }) };
}
