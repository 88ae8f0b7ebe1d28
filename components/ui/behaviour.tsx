type BehaviourProps<Args extends unknown[]> = {
  /** Self-contained: it may use its arguments and the browser, nothing of its module. */
  run: (...args: Args) => void;
  /** What it is called with, as JSON. */
  args: [...Args];
  /** What it needs of the page's policy: sources by directive. The build reads and removes it. */
  policy?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Prints a function into the page and calls it there, so that a few lines of script need no
 * framework. A text as its first argument is the id of the element it works on, and behind which it
 * stands.
 */
export function Behaviour<Args extends unknown[]>({ run, args, policy }: BehaviourProps<Args>) {
  // "<" only ever stands in a string of JSON, where its escape means the same: no "</script>" ends early.
  const list = args.map((arg) => JSON.stringify(arg).replaceAll('<', String.raw`\u003c`)).join(',');
  return (
    <script
      // The element it works on, if any: the build looks whether that is there.
      data-behaviour={typeof args[0] === 'string' ? args[0] : ''}
      data-policy={policy && JSON.stringify(policy)}
      dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${list})` }}
    />
  );
}
