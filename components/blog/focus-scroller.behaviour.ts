/** Removes a scrollable box from the tab order while its content fits. */
export function focusScroller(box: HTMLElement): void {
  const update = () => {
    // -1, because Chromium would focus a box without a tabindex that overflows by only a fraction of a pixel.
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  const observer = new ResizeObserver(update);
  // The table is observed too, because a web font can widen the table without resizing the box.
  for (const element of [box, ...box.children]) observer.observe(element);
}
