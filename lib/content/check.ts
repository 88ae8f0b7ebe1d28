import { loadContent } from './load';
import { ContentError } from './problem';

/** `npm run check:content`: the checks of the build, alone. Exits with 1 when there is a problem. */
try {
  const { articles } = await loadContent(process.cwd());
  console.log(`content: ${articles.length} articles, no problems`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
