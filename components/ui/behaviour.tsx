type BehaviourProps<Args extends unknown[]> = {
  /** Self-contained: it may use its arguments and the browser, nothing of its module. */
  run: (...args: Args) => void;
  /** What it is called with, as JSON. */
  args: [...Args];
};

/**
 * Prints a function into the page and calls it there, so that a few lines of script need no
 * framework. Stands after the elements it works on.
 */
export function Behaviour<Args extends unknown[]>({ run, args }: BehaviourProps<Args>) {
  // "<" only ever stands in a string of JSON, where its escape means the same: no "</script>" ends early.
  const list = args.map((arg) => JSON.stringify(arg).replaceAll('<', String.raw`\u003c`)).join(',');
  return (
    <script
      data-behaviour=""
      dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${list})` }}
    />
  );
}
