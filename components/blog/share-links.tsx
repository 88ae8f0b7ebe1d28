import { Behaviour } from '@/components/ui/behaviour';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { shareLinks, type SharedPage } from '@/lib/site/share-links';
import { copyLink } from './copy-link.behaviour';
import finePrint from './fine-print.module.css';
import styles from './share-links.module.css';

const services = [
  ['whatsapp', 'WhatsApp'],
  ['x', 'X'],
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
] as const;

type ShareLinksProps = { copy: Pages['post']['share']; page: SharedPage };

/** Ways to hand the page on: plain links, and a button where the browser can copy. */
export function ShareLinks({ copy, page }: ShareLinksProps) {
  const links = shareLinks(page);
  return (
    <div className={`${finePrint.root} ${styles.root}`}>
      <h2>{copy.title}</h2>
      <ul role="list">
        {services.map(([service, name]) => (
          <li key={service}>
            <a href={links[service]} target="_blank" rel="noopener nofollow">
              {name}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
        <li>
          <a href={links.email}>E-mail</a>
        </li>
        <li aria-live="polite">
          {/* The behaviour shows it before React, in development, looks at the page. */}
          <button type="button" id="copy-link" hidden suppressHydrationWarning>
            {copy.copy}
          </button>
        </li>
      </ul>
      <Behaviour run={copyLink} args={['copy-link', page.url, copy.copied, copy.failed]} />
    </div>
  );
}
