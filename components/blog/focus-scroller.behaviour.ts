/** Removes a scroll container from the tab order while its content fits. */
export function focusScroller(box: HTMLElement): void {
  const update = () => {
    // With -1 instead of no tabindex, Chromium skips a box whose content overflows by a fraction of a pixel.
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  const observer = new ResizeObserver(update);
  // Observe the table too, because a web font can widen it without resizing the box.
  for (const element of [box, ...box.children]) observer.observe(element);
}
