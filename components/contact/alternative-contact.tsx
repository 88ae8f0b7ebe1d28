import { type SyntheticEvent, useState } from 'react';
import { type ContactValues, readValues } from '@/lib/contact/contact-fields';
import {
  messageMailto,
  messageText,
  messageWhatsapp,
  telephoneHref,
  whatsappHref,
} from '@/lib/contact/contact-links';
import styles from './alternative-contact.module.css';

export type AlternativeContactProps = {
  email: string;
  phone: string;
  /** A number in international form, where the firm has one. */
  whatsapp: string | undefined;
};

/** The other ways to send the text of the form around it, as it is when one of them is chosen. */
export function AlternativeContact({ email, phone, whatsapp }: AlternativeContactProps) {
  const [result, setResult] = useState('');
  const copy = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    navigator.clipboard.writeText(messageText(valuesAround(currentTarget))).then(
      () => setResult('Copied.'),
      () => setResult('Your browser did not allow that. Please select your message and copy it.'),
    );
  };
  return (
    <>
      <p className={styles.links}>
        Or send it{' '}
        <a href={`mailto:${email}`} {...carry((values) => messageMailto(email, values))}>
          by e-mail
        </a>
        {whatsapp ? (
          <>
            {' '}
            or{' '}
            <a
              href={whatsappHref(whatsapp)}
              {...carry((values) => messageWhatsapp(whatsapp, values))}
            >
              on WhatsApp
            </a>
          </>
        ) : null}
        , or call <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
      {/* A link may have no room for the whole text. An insecure page has no clipboard. */}
      {'clipboard' in navigator ? (
        <p className={styles.copy}>
          <button className={styles.button} type="button" onClick={copy}>
            Copy message
          </button>
          <span role="status">{result}</span>
        </p>
      ) : null}
    </>
  );
}

/** Writes the text into a link when it is followed, or gets the focus: a context menu copies its URL. */
function carry(makeHref: (values: ContactValues) => string) {
  const update = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    link.href = makeHref(valuesAround(link));
  };
  return { onFocus: update, onClick: update };
}

const valuesAround = (element: HTMLElement) =>
  readValues(new FormData(element.closest('form') ?? undefined));
