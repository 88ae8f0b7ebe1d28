// @ts-check
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { restoreSite } from './lib/publish/restore-site.mjs';

const require = createRequire(import.meta.url);
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = require('./package.json');
/** The packages that Next compiles itself. */
const COMPILED = ['next', 'react', 'react-dom', '@next/mdx', '@mdx-js/loader'];

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Finishes the exported pages: without the framework, within their budgets, checked.
  adapterPath: require.resolve('./lib/publish/adapter.mjs'),
  // .mdx beside .ts(x): page prose is imported as components by lib/content/prose.ts.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // `npm run check` checks types, tests and all; a build need not do it again each time.
  typescript: { ignoreBuildErrors: true },
  // Server code runs during the build only. To bundle its packages takes a third of the compile time.
  serverExternalPackages: Object.keys(dependencies).filter((name) => !COMPILED.includes(name)),
  // A random id would stand in every page; a fixed one makes two builds of one commit the same.
  generateBuildId: () => 'site',
  // The folder that holds node_modules: left to itself, Turbopack guesses from lock files further up.
  turbopack: { root: resolve(require.resolve('next/package.json'), '../../..') },
  // A folder of new photos takes a weak machine longer than the minute a page has by default.
  staticPageGenerationTimeout: 300,
  experimental: {
    // Two cores get one page worker by default; one per core halves the time.
    cpus: availableParallelism(),
    // Data for Next's own router is thrown away; weighing it costs a seventh of the generation.
    prefetchInlining: false,
  },
};

/**
 * The development server may be asked for what the export has not, such as an article that is gone:
 * it answers with the page that hosts would show. A build exports beside `out/`, which the adapter
 * replaces when all is well.
 *
 * @param {string} phase
 */
export default function configFor(phase) {
  const { output, ...served } = createMDX()(nextConfig);
  if (phase === PHASE_DEVELOPMENT_SERVER) return served;
  // `next typegen` says that it builds, but takes the folder for the one its types belong to.
  if (phase !== PHASE_PRODUCTION_BUILD || process.argv.includes('typegen')) {
    return { ...served, output };
  }
  restoreSite(fileURLToPath(new URL('.', import.meta.url)));
  // With this, Next means the folder of the export only: its own remains `.next`.
  return { ...served, output, distDir: '.tmp/export' };
}
