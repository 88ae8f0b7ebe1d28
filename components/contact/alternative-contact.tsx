import type { SyntheticEvent } from 'react';
import { type ContactValues, readValues } from '@/lib/contact/contact-fields';
import { messageMailto, messageWhatsapp, telephoneHref } from '@/lib/contact/contact-links';
import styles from './alternative-contact.module.css';
import { CopyMessage } from './copy-message';

export type AlternativeContactProps = {
  email: string;
  phone: string;
  /** A number in international form, where the firm has one. */
  whatsapp: string | undefined;
};

/** The other ways to send the text of the form around it, as it is when a link is followed. */
export function AlternativeContact({ email, phone, whatsapp }: AlternativeContactProps) {
  const carry = (makeHref: (values: ContactValues) => string) => {
    const update = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
      link.href = makeHref(readValues(new FormData(link.closest('form') ?? undefined)));
    };
    // The focus comes before a context menu that copies the URL.
    return { onFocus: update, onClick: update };
  };
  return (
    <>
      <p className={styles.root}>
        Or send it{' '}
        <a href={`mailto:${email}`} {...carry((values) => messageMailto(email, values))}>
          by e-mail
        </a>
        {whatsapp ? (
          <>
            {' '}
            or{' '}
            <a
              href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`}
              {...carry((values) => messageWhatsapp(whatsapp, values))}
            >
              on WhatsApp
            </a>
          </>
        ) : null}
        , or call <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
      {/* An insecure page has no clipboard. */}
      {'clipboard' in navigator ? <CopyMessage /> : null}
    </>
  );
}
