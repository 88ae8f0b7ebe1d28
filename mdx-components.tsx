import type { MDXComponents } from 'mdx/types';

/** Next requires this file. Page prose uses plain elements, which `.prose` styles. */
export function useMDXComponents(): MDXComponents {
  return {};
}
