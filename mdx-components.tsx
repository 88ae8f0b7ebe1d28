import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { tableComponents } from '@/components/blog/article-table';
import { getContent } from '@/lib/content/content';
import { switches } from '@/lib/content/facts';

type WhenProps = { on: keyof typeof switches; children: ReactNode };

/** Prose that is true only for a firm that has something, such as a newsletter. */
async function When({ on, children }: WhenProps) {
  const { site } = await getContent();
  return switches[on](site) ? children : null;
}

/** Next requires this file. Beyond these, page prose has plain elements, which `.prose` styles. */
export function useMDXComponents(): MDXComponents {
  return { When, ...tableComponents };
}
