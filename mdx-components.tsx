import type { MDXComponents } from 'mdx/types';

/** Page prose uses plain elements only; `.prose` styles them. Next asks for this file by name. */
export function useMDXComponents(): MDXComponents {
  return {};
}
