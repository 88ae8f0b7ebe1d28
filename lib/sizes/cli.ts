import { listSizes } from './list-sizes';

/** `npm run check:sizes`: prints what every drawing and font weighs; fails when one is too heavy. */
const sizes = await listSizes(process.cwd());
for (const { file, bytes, budget } of sizes) {
  const figures = `${String(bytes).padStart(6)} of ${String(budget).padStart(6)} bytes`;
  process.stdout.write(`${figures}  ${file}${bytes > budget ? '  TOO HEAVY' : ''}\n`);
}
const tooHeavy = sizes.filter(({ bytes, budget }) => bytes > budget);
if (tooHeavy.length > 0) {
  const files = tooHeavy.map(({ file }) => file).join(', ');
  process.stderr.write(
    `Over budget: ${files}. Make them lighter; budgets are in lib/drawings and lib/fonts.\n`,
  );
  process.exitCode = 1;
}
