/**
 * Fetches the framework's files at the visitor's first intent on the form (focus, pointer, touch,
 * or a submit), and runs them only when all of them have arrived: half a framework would put an
 * error in the form's place. Until then, and when one never arrives, it is a plain HTML form.
 *
 * A submit before the form is taken over waits for that, and is sent plainly if it does not come.
 *
 * @param formId the form; it fires "takeover" when React has it
 * @param listId the data block with the files' addresses, the first of which has to run first
 * @param patience how long a submit waits, in milliseconds
 */
export function startOnIntent(formId: string, listId: string, patience: number): void {
  const form = document.getElementById(formId);
  const list = document.getElementById(listId)?.textContent;
  // Without a list, the framework is on its way already: the development server.
  if (!(form instanceof HTMLFormElement) || !list) return;

  const files = JSON.parse(list) as string[];
  const intents = ['focusin', 'pointerover', 'touchstart', 'submit'];
  let isHeld = false;
  let isTakenOver = false;
  let isPlainlySent = false;

  const giveUp = () => {
    if (isTakenOver) return;
    form.removeEventListener('submit', hold);
    form.addEventListener('submit', sendOnce);
    if (!isHeld) return;
    isHeld = false;
    form.removeAttribute('aria-busy');
    form.submit();
    awaitAnswer();
  };

  const awaitAnswer = () => {
    isPlainlySent = true;
    setTimeout(() => (isPlainlySent = false), patience);
  };

  // Under a slow answer the page stands there still, and a second press would be a second message.
  const sendOnce = (event: Event) => {
    if (isPlainlySent) event.preventDefault();
    else awaitAnswer();
  };

  const hold = (event: Event) => {
    event.preventDefault();
    isHeld = true;
    // An attribute only: React compares the texts of what it takes over.
    form.setAttribute('aria-busy', 'true');
    setTimeout(giveUp, patience);
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
        if (waiting === 0) files.forEach(run);
      };
      preload.onerror = giveUp;
      document.head.append(preload);
    }
  };

  const run = (file: string) => {
    const script = document.createElement('script');
    script.src = file;
    // In their order, whichever comes first.
    script.async = false;
    document.head.append(script);
  };

  // Come back to as it was left.
  addEventListener('pageshow', () => (isPlainlySent = false));
  for (const intent of intents) form.addEventListener(intent, start, { passive: true });
  form.addEventListener('submit', hold);
  form.addEventListener(
    'takeover',
    () => {
      isTakenOver = true;
      form.removeEventListener('submit', hold);
      form.removeEventListener('submit', sendOnce);
      if (!isHeld) return;
      isHeld = false;
      form.removeAttribute('aria-busy');
      form.requestSubmit();
    },
    { once: true },
  );
}
