/**
 * Fetches the framework's files at the visitor's first intent on the form (focus, pointer, touch, or a
 * submit), and runs them only when all of them have arrived: some of them alone would put an error in
 * the form's place. Until then, and when one never arrives, it is a plain HTML form.
 *
 * A submit before React has taken the form over is held until it has, and is sent plainly if that
 * does not happen in time: files that have not run by then never do. Until the answer to a plain
 * submit comes, nothing is sent again, not even by React.
 *
 * Fires "settled" at the form when a held submit is over; the plain one after it is a new one.
 *
 * @param form fires "takeover" when React has it
 * @param listId the data block with the files' URLs, the first of which has to run first
 * @param timeout how long a submit is held, in milliseconds
 */
export function startOnIntent(form: HTMLFormElement, listId: string, timeout: number): void {
  const list = document.getElementById(listId)?.textContent;
  // Without a list the framework is loading already: the development server.
  if (!list) return;

  const files = JSON.parse(list) as string[];
  const intents = ['focusin', 'pointerover', 'touchstart', 'submit'];
  let isHeld = false;
  let isTakenOver = false;
  let isGivenUp = false;
  let isPlainlySent = false;

  /** Says whether a submit was held. */
  const release = () => {
    const wasHeld = isHeld;
    isHeld = false;
    form.removeAttribute('aria-busy');
    form.removeEventListener('submit', hold);
    return wasHeld;
  };

  const giveUp = () => {
    if (isTakenOver || isGivenUp) return;
    isGivenUp = true;
    form.noValidate = false;
    form.addEventListener('submit', sendOnce);
    if (!release()) return;
    // With a mistake in it, the browser says so, and nothing is under way.
    form.dispatchEvent(new Event('settled'));
    form.requestSubmit();
  };

  // The page stays until the answer comes, and a second press would send a second message.
  const sendOnce = (event: Event) => {
    if (isPlainlySent) {
      event.preventDefault();
      // React listens further up.
      event.stopPropagation();
    } else if (!isTakenOver) {
      isPlainlySent = true;
      // A minute: the answer is not coming, or the visitor has stopped the browser.
      setTimeout(() => (isPlainlySent = false), 60_000);
    }
  };

  const hold = (event: Event) => {
    event.preventDefault();
    isHeld = true;
    // Only an attribute: React compares the texts of what it takes over.
    form.setAttribute('aria-busy', 'true');
    setTimeout(giveUp, timeout);
  };

  const start = () => {
    for (const intent of intents) form.removeEventListener(intent, start);
    let waiting = files.length;
    for (const file of files) {
      const preload = document.createElement('link');
      preload.rel = 'preload';
      preload.as = 'script';
      preload.href = file;
      preload.onload = () => {
        waiting -= 1;
        if (waiting === 0 && !isGivenUp) files.forEach(run);
      };
      preload.onerror = giveUp;
      document.head.append(preload);
    }
  };

  const run = (file: string) => {
    const script = document.createElement('script');
    script.src = file;
    // In the order of the list, whichever arrives first.
    script.async = false;
    document.head.append(script);
  };

  // From the first press on the form's script says what is wrong with a field, and the browser only
  // where that script does not come.
  form.noValidate = true;
  // The visitor has come back to the page, which the browser had kept.
  addEventListener('pageshow', () => (isPlainlySent = false));
  for (const intent of intents) form.addEventListener(intent, start, { passive: true });
  form.addEventListener('submit', hold);
  form.addEventListener(
    'takeover',
    () => {
      isTakenOver = true;
      if (release()) form.requestSubmit();
    },
    { once: true },
  );
}
