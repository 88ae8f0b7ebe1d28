/** Takes a box out of the order of focus while all of it is shown: there is nothing to scroll. */
export function focusScroller(box: HTMLElement): void {
  const update = () => {
    // Without a tabindex, Chromium lets Tab stop at a box that overflows by only a fraction of a pixel.
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  const observer = new ResizeObserver(update);
  // With another font, the table may be wider.
  for (const each of [box, ...box.children]) observer.observe(each);
}
