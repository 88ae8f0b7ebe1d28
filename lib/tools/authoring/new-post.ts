import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { createArticle } from './create-article';

/** `npm run new-post -- "Its title"`: creates an article. */
try {
  const given = process.argv.slice(2).join(' ');
  if (given === '' || /^--?[a-z]/i.test(given))
    throw new Error('No title, no article. Write npm run new-post -- "Your title"');
  const { id, file, title, date } = await createArticle(process.cwd(), given);
  console.log(`${file}
“${title}” is a draft for ${formatDate(date)}, the next Saturday without an article.

  Write    Open ${file} and write over the example text.
  Look     npm run dev shows it at ${paths.article(id)}
  Publish  Delete the line "draft: true", run npm run check:content, and commit. It appears on its date.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
