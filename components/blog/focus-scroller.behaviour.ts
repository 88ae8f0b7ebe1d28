/** Removes a scroll container from the tab order while its content fits. */
export function focusScroller(box: HTMLElement): void {
  const update = () => {
    // By default, Chromium lets users focus a box even if its content overflows by only a fraction of a pixel.
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  };
  const observer = new ResizeObserver(update);
  // Observe the table too, because a web font can widen the table without resizing its scroll container.
  for (const element of [box, ...box.children]) observer.observe(element);
}
