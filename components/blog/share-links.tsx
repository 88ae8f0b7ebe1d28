import finePrint from '@/components/styles/fine-print.module.css';
import list from '@/components/styles/list.module.css';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { shareLinks } from '@/lib/seo/share-links';
import type { CopyLinkOptions } from './copy-link.behaviour';

type ShareLinksProps = {
  copy: Pages['post']['share'];
  /** The title and the absolute URL of the article. */
  page: { title: string; url: string };
};

export function ShareLinks({ copy, page }: ShareLinksProps) {
  const { 'E-mail': email, ...services } = shareLinks(page);
  const { title, copied, failed } = copy;
  const options: CopyLinkOptions = { url: page.url, copied, failed };
  return (
    <div className={finePrint.root} data-screen-only="">
      <h2>{title}</h2>
      <ul className={list.row} role="list">
        {Object.entries(services).map(([name, url]) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener nofollow">
              {name}
              <span data-visually-hidden=""> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <a href={email}>E-mail</a>
        </li>
        <li aria-live="polite">
          <button
            type="button"
            hidden
            data-behaviour="copy-link"
            data-options={JSON.stringify(options)}
          >
            {copy.copy}
          </button>
        </li>
      </ul>
    </div>
  );
}
