import { checkContent } from '@/lib/check/check-content';
import { formatDiagnostic, formatReport } from '@/lib/site/diagnostic';
import { findLeftToDo } from './left-to-do';

/**
 * `npm run preflight`: lists what would stop the build, then what would mislead visitors if the site went
 * live, then advice, which the owner may leave. Exits with 1 while there is more than advice.
 */
const root = process.cwd();
const { parsed, diagnostics } = await checkContent(root);
const errors = diagnostics.filter(({ severity }) => severity === 'error');
const left = await findLeftToDo(root, parsed);
const list = (wanted: 'error' | 'warning') =>
  left.filter(({ severity }) => severity === wanted).map(formatDiagnostic);
const [placeholders, advice] = [list('error'), list('warning')];
if (errors.length > 0) console.log(`${formatReport(errors)}\n`);
if (placeholders.length > 0)
  console.log(['Visitors would be misled by this:', ...placeholders].join('\n  '));
if (advice.length > 0)
  console.log(['\nVisitors would also look for this:', ...advice].join('\n  '));
const count = placeholders.length + errors.length;
console.log(
  count === 0
    ? '\nReady: nothing of the example firm is left.'
    : `\n${count} left to do before the site goes live.`,
);
process.exitCode = count === 0 ? 0 : 1;
