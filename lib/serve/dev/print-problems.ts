import { formatProblems } from '@/lib/site/diagnostic';
import type { ContentState } from './watch-content';

/**
 * Makes a function that prints every error and warning of the content, as `npm run check:content` does,
 * where they are others than before.
 *
 * @param print writes a text and a line end
 */
export function problemPrinter(
  print: (text: string) => void,
): (state: Pick<ContentState, 'diagnostics'>) => void {
  let printed = '';
  return ({ diagnostics }) => {
    const text = formatProblems(diagnostics);
    if (text !== printed) print(text || 'content: no problems');
    printed = text;
  };
}
