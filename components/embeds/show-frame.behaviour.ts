import { startEmbed } from './start-embed';

/**
 * Loads the provider's page in a frame once `startEmbed` has started the embed and the frame is in view. Sets the
 * embed's state to "shown" if the page loads. Sets the state to "failed" if the connection fails, the server
 * responds with an error, or the response forbids framing.
 *
 * A frame fires no event for these failures, so the frame's document contains the page in an `<object>`. After a
 * failure, the `<object>` has no window, except that Safari may keep an empty, transparent one.
 */
export function showFrame(embed: HTMLElement): void {
  const frame = embed.querySelector('iframe');
  const note = embed.querySelector('[data-note]');
  if (!frame || !note) return;

  frame.onload = () => {
    // Check in a new task, because in Chromium `length` becomes 0 only after the `load` event of a failed page.
    setTimeout(() => {
      const hasLoaded = frame.contentWindow?.length;
      embed.dataset.state = hasLoaded ? 'shown' : 'failed';
      if (!hasLoaded) return;
      if (note.contains(document.activeElement)) frame.focus();
      note.replaceChildren();
    });
  };
  startEmbed(embed, () => {
    // Wait until the frame is in view, because `loading="lazy"` has no effect on a `data:` URL.
    new IntersectionObserver((entries, observer) => {
      // One call may report several changes of visibility. The last entry describes the current state.
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      frame.setAttribute('sandbox', String(frame.dataset.sandbox));
      frame.src = String(frame.dataset.document);
    }).observe(embed);
  });
}
