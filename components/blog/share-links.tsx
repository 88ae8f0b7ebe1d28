import finePrint from '@/components/styles/fine-print.module.css';
import list from '@/components/styles/list.module.css';
import type { CopyTextOptions } from './copy-text.behaviour';

type Page = { title: string; url: string };

export function ShareLinks(page: Page) {
  const { 'E-mail': email, ...providers } = makeShareUrls(page);
  return (
    <div className={finePrint.root} data-screen-only="">
      <h2>Share this article</h2>
      <ul className={list.row} role="list">
        {Object.entries(providers).map(([name, url]) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener nofollow">
              <span data-visually-hidden="">Share on </span>
              {name}
              <span data-visually-hidden=""> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <a href={email}>E-mail</a>
        </li>
        <li aria-live="polite">
          <CopyButton
            text={page.url}
            copied="Link copied"
            failed={`Please copy this address: ${page.url}`}
          >
            Copy link
          </CopyButton>
        </li>
      </ul>
    </div>
  );
}

export function CopyButton({ children, ...options }: CopyTextOptions & { children: string }) {
  return (
    <button type="button" hidden data-behaviour="copy-text" data-options={JSON.stringify(options)}>
      {children}
    </button>
  );
}

/** The `mailto:` URL follows RFC 6068, which requires CRLF line endings and `%20` for spaces. */
export function makeShareUrls(page: Page) {
  const title = encodeURIComponent(page.title);
  const url = encodeURIComponent(page.url);
  return {
    WhatsApp: `https://wa.me/?text=${title}%20${url}`,
    X: `https://x.com/intent/post?text=${title}&url=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    'E-mail': `mailto:?subject=${title}&body=${title}%0D%0A${url}`,
  };
}
