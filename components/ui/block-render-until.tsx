/**
 * Blocks the first paint on wide screens until the parser reaches the element with this id: content at
 * the right or at the bottom of its box would shift otherwise. On a phone next to nothing shifts, so a
 * phone paints at once.
 */
export function BlockRenderUntil({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" media="(width >= 768px)" />;
}
