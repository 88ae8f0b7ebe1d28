import { checkContent } from '@/lib/content/rules/check-content';
import { printCheck } from './print-check';

// `npm run check:content` exits with code 1 if there are errors or, with `--strict`, warnings.
const checked = await checkContent(process.cwd());
printCheck(checked);
const isStrict = process.argv.includes('--strict');
if (checked.diagnostics.some(({ severity }) => isStrict || severity === 'error'))
  process.exitCode = 1;
