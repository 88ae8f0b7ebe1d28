import { loadContent } from '@/lib/content/load';
import { ContentError, formatDiagnostic } from '@/lib/site/diagnostic';
import { findAdvice, findPlaceholders } from './placeholders';

/**
 * `npm run preflight`: lists what would mislead visitors if the site went live, then advice, which the
 * owner may leave. Exits with 1 while anything misleads.
 */
const root = process.cwd();
try {
  const content = await loadContent(root);
  const placeholders = await findPlaceholders(root, content);
  const advice = await findAdvice(root, content);
  for (const placeholder of placeholders) console.log(formatDiagnostic(placeholder));
  console.log(
    placeholders.length === 0
      ? 'Ready: no placeholder is left in content/.'
      : `${placeholders.length} left to do before the site goes live: visitors would be misled.`,
  );
  if (advice.length > 0) {
    const lines = ['Visitors would also look for this:', ...advice.map(formatDiagnostic)];
    console.log(`\n${lines.join('\n  ')}`);
  }
  process.exitCode = placeholders.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
