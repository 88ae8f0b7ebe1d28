import { iconHtml } from '@/components/ui/icon';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { escapeHtml } from '@/lib/site/escape';
import { paths } from '@/lib/site/paths';
import styles from './article-search.module.css';
import type { StartSearchOptions } from './start-search.behaviour';

type ArticleSearchProps = { copy: Pages['blog']['search'] };

/** The search field of the list that it is in; empty and hidden until its behaviour runs. */
export function ArticleSearch({ copy }: ArticleSearchProps) {
  const options: StartSearchOptions = { ...copy, fields: fieldsOf(copy) };
  return (
    <form
      className={styles.root}
      id="search"
      role="search"
      action={paths.blog}
      hidden
      data-behaviour="start-search"
      data-options={JSON.stringify(options)}
    />
  );
}

/** The content of the form once its behaviour runs: text browsers would show it before. */
function fieldsOf({ label, clear }: ArticleSearchProps['copy']): string {
  const [find, forget] = [escapeHtml(label), escapeHtml(clear)];
  return [
    `<input type=search name=q placeholder="${find}" aria-label="${find}">`,
    `<button type=reset aria-label="${forget}">${iconHtml('plus')}</button>`,
    `<button type=submit aria-label="${find}">${iconHtml('magnifying-glass')}</button>`,
  ].join('');
}
