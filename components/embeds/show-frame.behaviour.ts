import { afterLoad, isDataSaved } from './after-load';

/** Loads a third-party frame after our own page or, if the visitor saves data, after a click. */
export function showFrame(root: HTMLElement): void {
  const frame = root.querySelector('iframe');
  if (!frame) return;
  const load = () => {
    // Reinsert the frame. Otherwise, setting the URL of a frame restored after Back would add a history entry, so the
    // visitor could not go Forward.
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
