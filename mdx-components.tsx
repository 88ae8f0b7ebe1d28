import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { tableComponents } from '@/components/blog/article-table';
import { getContent } from '@/lib/content/content';
import { proseConditions } from '@/lib/content/facts';

type WhenProps = { on: keyof typeof proseConditions; children: ReactNode };

/** Renders prose that applies only to firms with, for example, a newsletter: `<When on="newsletter">`. */
async function When({ on, children }: WhenProps) {
  const { site } = await getContent();
  return proseConditions[on](site) ? children : null;
}

/** Next.js requires this file to import MDX. All other elements are plain HTML, which `.prose` styles. */
export function useMDXComponents(): MDXComponents {
  return { When, ...tableComponents };
}
