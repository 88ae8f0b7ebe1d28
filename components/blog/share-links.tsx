import type { Pages } from '@/lib/content/schemas/pages-schema';
import { shareLinks } from '@/lib/seo/share-links';
import type { CopyLinkOptions } from './copy-link.behaviour';
import { FinePrint } from './fine-print';
import styles from './share-links.module.css';

const services = [
  ['whatsapp', 'WhatsApp'],
  ['x', 'X'],
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
] as const;

type ShareLinksProps = {
  copy: Pages['post']['share'];
  /** The article as it is shared: its title and its URL in full. */
  page: { title: string; url: string };
};

/** Ways to share an article. */
export function ShareLinks({ copy, page }: ShareLinksProps) {
  const links = shareLinks(page);
  const { title, copied, failed } = copy;
  const options: CopyLinkOptions = { url: page.url, copied, failed };
  return (
    <FinePrint as="div">
      <h2>{title}</h2>
      <ul className={styles.root} role="list">
        {services.map(([service, name]) => (
          <li key={service}>
            <a href={links[service]} target="_blank" rel="noopener nofollow">
              {name}
              <span data-visually-hidden=""> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <a href={links.email}>E-mail</a>
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
    </FinePrint>
  );
}
