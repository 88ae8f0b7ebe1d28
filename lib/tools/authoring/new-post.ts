import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { createArticle } from './create-article';

try {
  const typedTitle = process.argv.slice(2).join(' ');
  if (typedTitle === '' || /^--?[a-z]/i.test(typedTitle))
    throw new Error('The title is missing. Write npm run new-post -- "Your title"');
  const { id, file, title, date } = await createArticle(process.cwd(), typedTitle);
  console.log(`${file}
“${title}” is a draft for ${formatDate(date)}, the next Saturday without an article.

  Write    Open ${file} and replace the example text.
  Preview  Run npm run dev and open ${paths.article(id)}
  Publish  Delete the line "draft: true", run npm run check:content, and commit. The article appears on its date.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
