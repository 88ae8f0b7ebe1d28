import { classNames } from '@/components/ui/class-names';
import list from '@/components/styles/list.module.css';
import text from '@/components/styles/text.module.css';
import type { Article } from '@/lib/content/article';
import { paths } from '@/lib/site/paths';
import { FinePrint } from './fine-print';

type RelatedArticlesProps = { title: string; articles: readonly Article[] };

/** Links to the articles that belong to one. Absent while there is none. */
export function RelatedArticles({ title, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <FinePrint as="nav" aria-labelledby="related">
      <h2 id="related">{title}</h2>
      <ul className={classNames(list.links, text.label)} role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <a href={paths.article(article.id)}>{article.title}</a>
          </li>
        ))}
      </ul>
    </FinePrint>
  );
}
