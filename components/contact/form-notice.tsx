import { type SyntheticEvent, useEffect, useRef } from 'react';
import { contactFields, type ContactValues, readValues } from '@/lib/contact/contact-fields';
import {
  messageMailto,
  messageWhatsapp,
  telephoneHref,
  whatsappHref,
} from '@/lib/contact/contact-links';
import { type Failure, noticeTexts } from '@/lib/contact/failure';
import formStyles from './contact-form.module.css';
import styles from './form-notice.module.css';

/** The other ways to send a message. */
export type Alternatives = { email: string; phone: string; whatsapp: string | undefined };

type FormNoticeProps = { failure: Failure; alternatives: Alternatives };

/**
 * Explains why the message was not sent. The focus moves to the first field with an error, or else to the
 * notice. An error of a single field is shown at the field alone.
 */
export function FormNotice({ failure, alternatives }: FormNoticeProps) {
  const { kind, form, fields } = failure;
  const notice = useRef<HTMLDivElement>(null);
  const invalid = contactFields.filter((field) => fields[field]);
  const [first] = invalid;
  useEffect(() => {
    const field = first && document.getElementById(first);
    (field ?? notice.current)?.focus();
  }, [failure, first]);

  if (form.length === 0 && invalid.length < 2) return null;
  const { title, text, button } = noticeTexts[kind];
  return (
    <div className={styles.root} ref={notice} role="alert" tabIndex={-1}>
      <h3 className={styles.title}>{title}</h3>
      {kind === 'network' ? null : (
        <ul role="list">
          {[...new Set(form)].map((error) => (
            <li key={error}>{error}</li>
          ))}
          {invalid.map((field) => (
            <li key={field}>
              <a href={`#${field}`}>{fields[field]}</a>
            </li>
          ))}
        </ul>
      )}
      <p>{text}</p>
      {kind === 'network' ? (
        <p>
          <small>{form}</small>
        </p>
      ) : null}
      {button === undefined ? null : (
        <button className={formStyles.submit} type="submit">
          {button}
        </button>
      )}
      {form.length > 0 ? <OtherWays {...alternatives} /> : null}
    </div>
  );
}

function OtherWays({ email, phone, whatsapp }: Alternatives) {
  return (
    <p>
      You can also send it{' '}
      <a href={`mailto:${email}`} {...carry((values) => messageMailto(email, values))}>
        by e-mail
      </a>
      {whatsapp ? (
        <>
          {' or '}
          <a
            href={whatsappHref(whatsapp)}
            {...carry((values) => messageWhatsapp(whatsapp, values))}
          >
            on WhatsApp
          </a>
        </>
      ) : null}
      , or call <a href={telephoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>.
    </p>
  );
}

/** Writes the text of the form into a link on click, and on focus because a context menu copies the URL. */
function carry(makeHref: (values: ContactValues) => string) {
  const update = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    link.href = makeHref(readValues(new FormData(link.closest('form') ?? undefined)));
  };
  return { onFocus: update, onClick: update };
}
