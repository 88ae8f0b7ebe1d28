type Options = {
  /** The URLs of the framework's files, in their order; none in development, where it is loaded already. */
  runtime: string[];
};

/**
 * Fetches the framework's files at the visitor's first intent on the form (focus, pointer, touch), and runs
 * them only when all have arrived: some alone would put an error in the form's place. Until then, and
 * where one never arrives, it is a plain HTML form.
 */
export default function loadRuntime(form: HTMLFormElement, { runtime }: Options): void {
  const load = () => {
    // None is left for the next intent.
    const files = runtime.splice(0);
    void Promise.all(files.map(preload)).then(() => files.forEach(run));
  };
  for (const intent of ['focusin', 'pointerover', 'touchstart'])
    form.addEventListener(intent, load, { passive: true });
}

/** Resolves when the file has arrived; never where it does not. */
const preload = (href: string) =>
  new Promise((onload) => add('link', { rel: 'preload', as: 'script', href, onload }));

/** In the order of the list, whichever arrives first. */
const run = (src: string) => add('script', { src, async: false });

const add = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));
