import { checkContent } from '@/lib/check/check-content';
import '@/lib/content/watched-files';
import { formatReport } from '@/lib/site/diagnostic';

/** Next evaluates this module again when a file of `content/` changes, so each state is checked once. */
let checked: ReturnType<typeof checkContent> | undefined;

/**
 * Shows what `npm run check:content` would report in Next's development overlay.
 *
 * @throws with every error of the content
 */
export async function throwContentErrors(): Promise<void> {
  const { diagnostics } = await (checked ??= checkContent(process.cwd()));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  // Check again at the next request: Next does not report the correction of a file that it could not compile.
  checked = undefined;
  throw new Error(formatReport(errors));
}
