import { checkContent } from '@/lib/check/check-content';
import '@/lib/content/watched-files';
import { formatReport } from '@/lib/site/diagnostic';

/** Next evaluates this module again when a file of `content/` changes, so each state is checked once. */
const checked = checkContent(process.cwd());

/**
 * Shows what `npm run check:content` would report in Next's development overlay.
 *
 * @throws with every error of the content
 */
export async function throwContentErrors(): Promise<void> {
  const { diagnostics } = await checked;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(formatReport(errors));
}
