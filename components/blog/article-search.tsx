import { iconHtml } from '@/components/ui/icon';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { escapeHtml } from '@/lib/site/escape';
import { paths } from '@/lib/site/paths';
import styles from './article-search.module.css';
import type { StartSearchOptions } from './start-search.behaviour';

type ArticleSearchProps = { copy: Pages['blog']['search'] };

/** The search field of the list that it is in; empty and hidden until its behaviour runs. */
export function ArticleSearch({ copy }: ArticleSearchProps) {
  const [find, clear] = [escapeHtml(copy.label), escapeHtml(copy.clear)];
  // The content of the form once its behaviour runs: text browsers would show it before.
  const fields = [
    `<input type=search name=q placeholder="${find}" aria-label="${find}">`,
    `<button type=reset aria-label="${clear}">${iconHtml('plus')}</button>`,
    `<button type=submit aria-label="${find}">${iconHtml('magnifying-glass')}</button>`,
  ].join('');
  const options: StartSearchOptions = { ...copy, fields };
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
