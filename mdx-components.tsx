import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { tableComponents } from '@/components/blog/article-table';
import { getContent } from '@/lib/content/content';
import { proseConditions } from '@/lib/content/placeholders';

type WhenProps = { on: keyof typeof proseConditions; children: ReactNode };

/** Renders its children only if the firm meets a condition, such as having a newsletter: `<When on="newsletter">`. */
async function When({ on, children }: WhenProps) {
  const { site } = await getContent();
  return proseConditions[on](site) ? children : null;
}

/** Next.js requires this function for MDX files. Elements without a component here become plain HTML elements. */
export function useMDXComponents(): MDXComponents {
  return { When, ...tableComponents };
}
