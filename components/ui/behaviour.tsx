import { scriptJson } from '@/lib/site/escape';

/** The function that a behaviour's module exports: of an element, or of nothing, and of JSON options. */
type Run = (target: never, options: never) => void;

type BehaviourProps<Function extends Run, Fetched extends string> = {
  /** The path of its module below `components/`, without `.behaviour.ts`. */
  module: string;
  /** The id of the element that it works on, the function's first argument. */
  target?: string;
  options?: Omit<Parameters<Function>[1], Fetched>;
  /** Modules that it imports when it needs them: their URLs become the options of these names. */
  files?: Readonly<Record<Fetched, string>>;
  /** Makes it a file of its own, where no byte of the page may be spent on it. */
  apart?: boolean;
  /** Whether it runs where it is placed, before the first paint, and not at the end of the page. */
  early?: boolean;
  /** The sources that it needs in the page's policy, by directive. */
  policy?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Places a behaviour: a few lines of script that need no framework. Its module beside the component
 * exports one function. The page has this note of it; `lib/publish/bundle-behaviours.ts` makes a script of
 * all notes of a page, in a build and in development.
 */
export function Behaviour<Function extends Run, Fetched extends string = never>(
  props: BehaviourProps<Function, Fetched>,
) {
  const { module, target, options = {}, files, apart, early, policy } = props;
  return (
    <script
      type="application/json"
      data-behaviour={module}
      data-target={target}
      data-early={early}
      data-apart={apart}
      data-files={files && JSON.stringify(files)}
      data-policy={policy && JSON.stringify(policy)}
      dangerouslySetInnerHTML={{ __html: scriptJson(options) }}
    />
  );
}
