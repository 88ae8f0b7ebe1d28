import { loadContent } from '@/lib/content/load';
import { ContentError, formatDiagnostic } from '@/lib/site/diagnostic';
import { findPlaceholders } from './placeholders';

/**
 * `npm run preflight`: lists what would mislead visitors if the site went live. Exits with 1 while
 * anything is left.
 */
try {
  const { site } = await loadContent(process.cwd());
  const todos = await findPlaceholders(process.cwd(), site);
  for (const todo of todos) console.log(formatDiagnostic(todo));
  console.log(
    todos.length === 0
      ? 'Ready: no placeholder is left in content/.'
      : `${todos.length} left to do before the site goes live: visitors would be misled.`,
  );
  process.exitCode = todos.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
