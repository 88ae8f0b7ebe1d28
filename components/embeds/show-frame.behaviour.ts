import { startEmbed } from './start-embed';

/**
 * Loads the frame of an element when other companies' content may start and it comes into view. Its state is then
 * "shown" when the provider's page has really arrived, and "failed" when it is refused, answers with an
 * error or forbids frames. No event of a frame tells that; but an object with such a page holds no
 * window. (In Safari it may hold an empty one, through which the drawing beneath is visible.)
 */
export function showFrame(embed: HTMLElement): void {
  const frame = embed.querySelector('iframe');
  const note = embed.querySelector('[data-note]');
  if (!frame || !note) return;

  frame.onload = () => {
    // Chromium takes the window away only after the event.
    setTimeout(() => {
      const isThere = frame.contentWindow?.length;
      embed.dataset.state = isThere ? 'shown' : 'failed';
      if (!isThere) return;
      if (note.contains(document.activeElement)) frame.focus();
      note.replaceChildren();
    });
  };
  startEmbed(embed, () => {
    // The attribute "loading" holds for pages of a server only.
    new IntersectionObserver((entries, observer) => {
      // One call may report that it was out of view and then came into it.
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      frame.setAttribute('sandbox', String(frame.dataset.sandbox));
      frame.src = String(frame.dataset.document);
    }).observe(embed);
  });
}
