import { checkContent } from '@/lib/check/check-content';
import '@/lib/content/watched-files';
import { formatDiagnostics } from '@/lib/site/diagnostic';

/**
 * Caches the result of the check. Next.js evaluates this module again when a file of `content/` changes, which empties
 * the cache.
 */
let contentCheck: ReturnType<typeof checkContent> | undefined;

/** Throws the errors that `npm run check:content` would report, so that the development overlay shows them. */
export async function throwContentErrors(): Promise<void> {
  const { diagnostics } = await (contentCheck ??= checkContent(process.cwd()));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  // Check again at the next request. If a file failed to compile, Next.js does not evaluate this module again when the
  // file is corrected.
  contentCheck = undefined;
  throw new Error(formatDiagnostics(errors));
}
