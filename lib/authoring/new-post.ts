import { text } from '@clack/prompts';
import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { ArticleRefusal, createArticle, explainTitle, tidyTitle } from './create-article';

/** `npm run new-post`: creates an article, and asks for a title that is not given. */
try {
  const given = process.argv.slice(2).join(' ');
  const isOption = /^--?[a-z]/i.test(given);
  const title = given === '' && process.stdin.isTTY ? await ask() : given;
  // A symbol for Ctrl+C.
  if (typeof title === 'symbol' || title === '' || isOption)
    throw new ArticleRefusal('No title, no article. Write npm run new-post -- "Your title"');
  const { id, file, title: tidy, date } = await createArticle(process.cwd(), title);
  const preview = new URL(paths.article(id), 'http://localhost:3000');
  console.log(
    [
      file,
      `“${tidy}” is a draft for ${formatDate(date)}, the next Saturday without an article.`,
      '',
      `  Write    Open ${file} and write over the example text.`,
      `  Look     npm run dev shows it at ${preview.href}`,
      '  Publish  Delete the line "draft: true", run npm run check:content, and commit.',
    ].join('\n'),
  );
} catch (error) {
  if (!(error instanceof ArticleRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function ask(): Promise<string | symbol> {
  return text({
    message: 'Title of the article',
    validate: (typed = '') => explainTitle(tidyTitle(typed)),
  });
}
