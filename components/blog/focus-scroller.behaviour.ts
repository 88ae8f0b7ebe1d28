/** Takes a box out of the order of focus while all of it is shown: there is nothing to scroll. */
export function focusScroller(box: HTMLElement): void {
  const update = () => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  // With another font, the table may be wider.
  for (const each of [box, ...box.children]) observer.observe(each);
}
