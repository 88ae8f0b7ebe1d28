/** Removes a scroll container from the tab order while its content fits. */
export function focusScroller(box: HTMLElement): void {
  const update = () => {
    // Without a tabindex of -1, Chromium would focus a box whose content overflows by a fraction of a pixel.
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  const observer = new ResizeObserver(update);
  // Observe the table too, because a web font can widen the table without resizing its scroll container.
  for (const element of [box, ...box.children]) observer.observe(element);
}
