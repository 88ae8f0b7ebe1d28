type BehaviourProps<Args extends unknown[]> = {
  /** What it needs from the page's policy: sources by directive. The build reads and removes it. */
  policy?: Readonly<Record<string, readonly string[]>>;
} & (
  | { run: () => void; targetId?: undefined; args?: undefined }
  | {
      run: (target: never, ...args: Args) => void;
      /** The id of the element it works on, printed before it: the function's first argument. */
      targetId: string;
      /** Its other arguments: JSON values or other self-contained functions. */
      args: [...Args];
    }
);

/**
 * Prints a function into the page and calls it there, so that a few lines of script need no
 * framework. The function is self-contained: it uses its arguments and the browser, and no value of
 * its module. ESLint checks that in `*.behaviour.ts`.
 */
export function Behaviour<Args extends unknown[]>(props: BehaviourProps<Args>) {
  const { run, targetId, args, policy } = props;
  return (
    <script
      data-behaviour={targetId ?? ''}
      data-policy={policy && JSON.stringify(policy)}
      dangerouslySetInnerHTML={{ __html: behaviourScript(run, targetId, args) }}
    />
  );
}

/** The call of a behaviour as source code, which can stand in a page or in a file. */
export function behaviourScript<Args extends unknown[]>(
  run: (() => void) | ((target: never, ...args: Args) => void),
  targetId?: string,
  args?: [...Args],
): string {
  const target = targetId === undefined ? [] : [`document.getElementById(${print(targetId)})`];
  return `(${print(run)})(${[...target, ...(args ?? []).map(print)].join(',')})`;
}

/** A value as source code. */
function print(value: unknown): string {
  return typeof value === 'function' ? value.toString() : scriptJson(value);
}

/**
 * A value as JSON for an inline script. "<" occurs within strings only, where its escape means the
 * same: no "</script>" ends the element early, and no "<!--" keeps it from ending.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * For elements that differ from what React rendered by the time React looks at them: a behaviour has
 * changed them, or the browser itself, for which the content of `<noscript>` is text. On the site
 * that is the contact form alone; in development React looks at the whole page.
 */
export const changedBeforeHydration = { suppressHydrationWarning: true } as const;
