import { createInterface } from 'node:readline/promises';
import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { ArticleRefusal, createArticle, type CreatedArticle } from './create-article';

const USAGE = 'npm run new-post -- "Your title"';

/** `npm run new-post`: creates an article, and asks for a title that is not given. */
const given = process.argv.slice(2);
const option = given.find((argument) => /^--?[a-z][\w-]*$/i.test(argument));

try {
  if (option === '--help' || option === '-h') {
    console.log(`${USAGE}\nbegins an article in content/blog; without a title it asks for one.`);
  } else if (option !== undefined) {
    throw new ArticleRefusal(`There is no option ${option}. Write ${USAGE}`);
  } else if (given.length > 1) {
    throw new ArticleRefusal(`Put the title in quotes: npm run new-post -- "${given.join(' ')}"`);
  } else {
    report(await createArticle(process.cwd(), given[0] ?? (await ask('Title of the article: '))));
  }
} catch (error) {
  if (!(error instanceof ArticleRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws ArticleRefusal when there is no answer: no terminal, or Ctrl+C */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  if (process.stdin.isTTY) {
    lines.setPrompt(question);
    lines.prompt();
  }
  for await (const line of lines) {
    lines.close();
    return line;
  }
  throw new ArticleRefusal(`No title, no article. Write ${USAGE}`);
}

function report({ id, file, title, date }: CreatedArticle): void {
  const preview = new URL(paths.article(id), 'http://localhost:3000');
  console.log(
    [
      file,
      `“${title}” is a draft for ${formatDate(date)}, the next Saturday without an article.`,
      '',
      `  Write    Open ${file} and write over the example text.`,
      `  Look     npm run dev shows it at ${preview.href}`,
      '  Publish  Delete the line "draft: true", run npm run check:content, and commit.',
    ].join('\n'),
  );
}
