import { Linter } from 'eslint/universal';
import globals from 'globals';
import type { Fault } from '../page';

/** A behaviour's script, and the first page it stands on. */
export type PrintedBehaviour = { page: string; place: string; script: string };

/**
 * Finds behaviours that would stop at their first line: a behaviour is a function turned into text,
 * and whatever it uses of its module (an import, a constant, a helper) is not there any more.
 */
export function checkBehaviours(behaviours: Iterable<PrintedBehaviour>): Fault[] {
  const linter = new Linter();
  return [...behaviours].flatMap(({ page, place, script }) =>
    linter
      .verify(script, {
        languageOptions: { sourceType: 'script', globals: globals.browser },
        rules: { 'no-undef': 'error' },
      })
      .map(({ message }) => ({
        page,
        place,
        message: `a behaviour that would not run: ${message} A behaviour may use its arguments and the browser, nothing of its module.`,
      })),
  );
}
