import { afterLoad, isDataSaved } from './after-load';

/** Loads a third-party frame after our own page has loaded or, if data saving is on, after a click. */
export function showFrame(root: HTMLElement): void {
  const frame = root.querySelector('iframe');
  if (!frame) return;
  const load = () => {
    // Remove the frame before setting its URL. In a frame that the browser restored after Back, a new URL would add a
    // history entry, so the visitor could no longer go forward.
    frame.remove();
    frame.src = frame.dataset.src ?? '';
    root.append(frame);
  };
  if (!isDataSaved()) return afterLoad(load);
  const button = document.createElement('button');
  button.textContent = root.dataset.show ?? '';
  button.onclick = () => {
    button.remove();
    load();
    frame.focus();
  };
  root.append(button);
}
