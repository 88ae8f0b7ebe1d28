type BlockRenderUntilProps = {
  /** The id of the element at whose start tag the page is first painted. */
  id: string;
};

/**
 * Blocks the first paint on wide screens until the parser reaches an element: content at the right or at
 * the bottom of its box would shift otherwise. On a phone next to nothing shifts, so a phone paints at once.
 */
export function BlockRenderUntil({ id }: BlockRenderUntilProps) {
  return <link rel="expect" href={`#${id}`} blocking="render" media="(width >= 768px)" />;
}
