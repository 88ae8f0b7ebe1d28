import type { RefObject, SyntheticEvent } from 'react';
import { readValues, type ContactValues } from '@/lib/contact/contact-fields';
import { messageMailto, messageWhatsapp } from '@/lib/contact/contact-links';
import styles from './send-instead.module.css';

export type SendInsteadProps = {
  email: string;
  /** A number in international form, where the firm has one. */
  whatsapp: string | undefined;
  /** What was typed is read when a link is followed: it may have been changed since. */
  form: RefObject<HTMLFormElement | null>;
};

/** The other ways to send what stands in the form. */
export function SendInstead({ email, whatsapp, form }: SendInsteadProps) {
  const carry = (makeHref: (values: ContactValues) => string) => {
    const update = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
      if (form.current) currentTarget.href = makeHref(readValues(new FormData(form.current)));
    };
    // The focus comes before a context menu that copies the address.
    return { onFocus: update, onClick: update };
  };
  return (
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
      .
    </p>
  );
}
