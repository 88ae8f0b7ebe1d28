type DrawnFromProps = {
  /** Of the element at whose start tag the page is first drawn. */
  id: string;
};

/**
 * Keeps a wide window blank until the page has arrived up to an element. What stands at the right
 * or at the bottom of its box moves when the rest of the box arrives after it was drawn. On a phone
 * next to nothing does, so a phone draws at once.
 */
export function DrawnFrom({ id }: DrawnFromProps) {
  return <link rel="expect" href={`#${id}`} blocking="render" media="(width >= 768px)" />;
}
