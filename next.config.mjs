// @ts-check
import { availableParallelism } from 'node:os';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const require = createRequire(import.meta.url);

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Finishes the exported pages: without the framework, within their budgets, checked.
  adapterPath: require.resolve('./lib/publish/adapter.mjs'),
  // .mdx beside .ts(x): page prose is imported as components by lib/content/prose.ts.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // `npm run check` checks types, tests and all; a build need not do it again each time.
  typescript: { ignoreBuildErrors: true },
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
 * it answers with the page that hosts would show.
 *
 * @param {string} phase
 */
export default function configFor(phase) {
  const { output, ...served } = createMDX()(nextConfig);
  return phase === PHASE_DEVELOPMENT_SERVER ? served : { ...served, output };
}
