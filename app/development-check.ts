import { checkContent } from '@/lib/content/rules/check-content';
import '@/lib/content/watched-files';
import { formatDiagnostics } from '@/lib/site/diagnostic';

/** When a file in `content/` changes, Next.js evaluates this module again, which clears this cache. */
let contentCheck: ReturnType<typeof checkContent> | undefined;

/** Throws the errors that `npm run check:content` reports, so that the error overlay of Next.js shows them. */
export async function throwContentErrors(): Promise<void> {
  const { diagnostics } = await (contentCheck ??= checkContent(process.cwd()));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  // Clear the cached errors. When you fix a file that did not compile, Next.js does not evaluate this module again, so
  // the old errors would remain.
  contentCheck = undefined;
  throw new Error(formatDiagnostics(errors));
}
