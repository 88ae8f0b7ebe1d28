// @ts-check
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // .mdx beside .ts(x): page prose is imported as components by lib/content/prose.ts.
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // A random id would stand in every page; a fixed one makes two builds of one commit the same.
  generateBuildId: () => 'site',
  // Without a root of its own, Turbopack guesses one from lock files further up the disk.
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
  // Two cores get one page worker by default; one per core halves the time.
  experimental: { cpus: availableParallelism() },
};

export default createMDX()(nextConfig);
