// @ts-check
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';

const require = createRequire(import.meta.url);
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = require('./package.json');
/** Turbopack takes plugins by their paths. */
const PROSE_FACTS = require.resolve('./lib/content/prose-facts.mjs');
/** The packages that Next compiles itself. */
const COMPILED = ['next', 'react', 'react-dom', '@next/mdx', '@mdx-js/loader'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Removes the framework from the exported pages and checks their links.
  adapterPath: require.resolve('./lib/tools/build/adapter.mjs'),
  // lib/content/prose.ts imports .mdx files as components.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  // Server code runs during the build only. To bundle its packages takes a third of the compile time.
  serverExternalPackages: Object.keys(dependencies).filter((name) => !COMPILED.includes(name)),
  // With a fixed id, two builds of one commit are identical.
  generateBuildId: () => 'site',
  // The folder that contains node_modules. By default, Turbopack guesses it from lock files further up.
  turbopack: {
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

/**
 * The development server does not export, so that it can answer URLs without a page as hosts do. A
 * build exports to a folder beside `out/`; the adapter replaces `out/` when every check has passed.
 *
 * @param {string} phase
 */
export default function configFor(phase) {
  const { output, adapterPath, ...served } = createMDX({
    options: { remarkPlugins: [[PROSE_FACTS, {}]] },
  })(nextConfig);
  if (phase === PHASE_DEVELOPMENT_SERVER) return served;
  // `next typegen` runs in the build phase too, but builds nothing.
  if (phase !== PHASE_PRODUCTION_BUILD || process.argv.includes('typegen')) {
    return { ...served, output };
  }
  // With `output: 'export'`, this is the folder of the export only; Next's own remains `.next`.
  return { ...served, output, adapterPath, distDir: '.tmp/export' };
}
