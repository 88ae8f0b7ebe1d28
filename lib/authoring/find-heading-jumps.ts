import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

export type HeadingJump = { line: number; message: string };

/** Finds headings that skip a level, which leaves who hears the page without a part of its outline. */
export function findHeadingJumps(tree: Root): HeadingJump[] {
  const jumps: HeadingJump[] = [];
  // The page's title is the heading of level 1.
  let level = 1;
  visit(tree, 'heading', ({ depth, position }) => {
    if (depth > level + 1) {
      jumps.push({ line: position?.start.line ?? 1, message: explainJump(depth, level) });
    }
    level = depth;
  });
  return jumps;
}

function explainJump(depth: number, above: number): string {
  return above === 1
    ? 'a small heading stands here before any main one; put a line all in **bold** above it'
    : `a heading of level ${depth} stands under one of level ${above}; make it one of level ${above + 1}`;
}
