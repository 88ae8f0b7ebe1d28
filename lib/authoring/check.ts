import { checkContent } from './check-content';
import { printCheck } from './print-check';

/** `npm run check:content`: every problem of `content/`, or figures of its articles; exits with 1. */
const checked = await checkContent(process.cwd());
printCheck(checked);
if (checked.diagnostics.length > 0) process.exitCode = 1;
