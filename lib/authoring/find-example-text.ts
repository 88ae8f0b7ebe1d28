import type { Article, ArticleFile } from '@/lib/content/article';
import type { Problem } from '@/lib/site/problem';
import { exampleDescription, exampleImageAlt, isExampleLine } from './example-article';

/** Finds what `npm run new-post` wrote for the editor to write over, and is still there. */
export function findExampleText(
  { description, imageAlt }: Pick<Article, 'description' | 'imageAlt'>,
  { file, body, bodyLine, locate }: ArticleFile,
): Problem[] {
  const problems: Problem[] = [];
  const field = (name: string, advice: string) => {
    const message = `is still the example’s; ${advice}`;
    problems.push({ file, ...locate([name]), field: name, message });
  };
  if (description === exampleDescription) field('description', 'say what the reader gets');
  if (imageAlt === exampleImageAlt) field('imageAlt', 'say what the picture shows');

  const lines = body.split('\n').flatMap((line, index) => {
    return isExampleLine(line) ? [bodyLine + index] : [];
  });
  const [line] = lines;
  if (line !== undefined) {
    problems.push({ file, line, column: 1, field: 'body', message: explainLines(lines) });
  }
  return problems;
}

function explainLines(lines: readonly number[]): string {
  if (lines.length === 1) {
    return 'this line is still the example’s; write your own in its place, or delete it';
  }
  const numbers = new Intl.ListFormat('en').format(lines.map(String));
  return `the lines ${numbers} are still the example’s; write your own in their place, or delete them`;
}
