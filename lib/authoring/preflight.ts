import { checkContent } from '@/lib/check/check-content';
import { formatDiagnostic, formatReport } from '@/lib/site/diagnostic';
import { findLeftToDo } from './left-to-do';

/**
 * `npm run preflight`: lists placeholders that would mislead visitors if the site went live, then advice,
 * which the owner may leave. Exits with 1 while anything misleads, or would stop the build.
 */
const root = process.cwd();
const { content, parsed, diagnostics } = await checkContent(root);
const errors = diagnostics.filter(({ severity }) => severity === 'error');
if (!content || errors.length > 0) {
  console.error(formatReport(errors));
  process.exitCode = 1;
} else {
  const left = await findLeftToDo(root, parsed, content);
  const list = (wanted: 'error' | 'warning') =>
    left.filter(({ severity }) => severity === wanted).map(formatDiagnostic);
  const [placeholders, advice] = [list('error'), list('warning')];
  const summary =
    placeholders.length === 0
      ? 'Ready: no placeholder is left in content/.'
      : `${placeholders.length} left to do before the site goes live: visitors would be misled.`;
  console.log([...placeholders, summary].join('\n'));
  if (advice.length > 0)
    console.log(['\nVisitors would also look for this:', ...advice].join('\n  '));
  process.exitCode = placeholders.length === 0 ? 0 : 1;
}
