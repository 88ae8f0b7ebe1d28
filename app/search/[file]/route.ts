import { getContent } from '@/lib/content/content';
import { searchLetters, indexShard } from '@/lib/seo/search-index';

export const dynamic = 'force-static';

type SearchRoute = { params: Promise<{ file: string }> };

export function generateStaticParams() {
  return searchLetters.map((letter) => ({ file: `${letter}.json` }));
}

/** The words of the articles that begin with one letter: fetched when such a word is searched. */
export async function GET(_request: Request, { params }: SearchRoute): Promise<Response> {
  const { articles } = await getContent();
  const { file } = await params;
  return Response.json(indexShard(articles, file.replace('.json', '')));
}
