import { startEmbed } from './start-embed';

/**
 * Loads a third-party frame when `startEmbed` allows that and the frame is in view. Sets the state to "shown" if the
 * provider's page has loaded. Sets it to "failed" if the connection fails, or the response is an error or forbids
 * framing.
 *
 * A frame fires no event for these failures, so its document contains the page in an `<object>`. After a failure,
 * the `<object>` contains no window. (In Safari, it may contain an empty, transparent window.)
 */
export function showFrame(embed: HTMLElement): void {
  const frame = embed.querySelector('iframe');
  const note = embed.querySelector('[data-note]');
  if (!frame || !note) return;

  frame.onload = () => {
    // Wait for a new task, because Chromium removes the window of a failed page only after the `load` event.
    setTimeout(() => {
      const hasLoaded = frame.contentWindow?.length;
      embed.dataset.state = hasLoaded ? 'shown' : 'failed';
      if (!hasLoaded) return;
      if (note.contains(document.activeElement)) frame.focus();
      note.replaceChildren();
    });
  };
  startEmbed(embed, () => {
    // `loading="lazy"` has no effect here, because the frame's document is a `data:` URL.
    new IntersectionObserver((entries, observer) => {
      // One call may report several changes of visibility, so only the last entry counts.
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      frame.setAttribute('sandbox', String(frame.dataset.sandbox));
      frame.src = String(frame.dataset.document);
    }).observe(embed);
  });
}
