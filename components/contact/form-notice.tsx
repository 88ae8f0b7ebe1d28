import { type SyntheticEvent, useEffect, useRef } from 'react';
import { contactFields, type ContactValues, readValues } from '@/lib/contact/contact-fields';
import {
  messageMailto,
  messageWhatsapp,
  telephoneHref,
  whatsappHref,
} from '@/lib/contact/contact-links';
import { type Failure, noticeTexts } from '@/lib/contact/failure';
import styles from './form-notice.module.css';

export type ContactChannels = { email: string; phone: string; whatsapp: string | undefined };

type FormNoticeProps = { failure: Failure; alternatives: ContactChannels };

/** Renders nothing if the only error belongs to a field, because the field shows the error. */
export function FormNotice({ failure, alternatives }: FormNoticeProps) {
  const { kind, form, fields } = failure;
  const notice = useRef<HTMLDivElement>(null);
  const invalid = contactFields.filter((field) => fields[field]);
  const [firstInvalid] = invalid;
  useEffect(() => {
    const field = firstInvalid && document.getElementById(firstInvalid);
    (field ?? notice.current)?.focus();
  }, [failure, firstInvalid]);

  if (form.length === 0 && invalid.length < 2) return null;
  const { title, text } = noticeTexts[kind];
  return (
    <div className={styles.root} ref={notice} role="alert" tabIndex={-1}>
      <h3 className={styles.title}>{title}</h3>
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
      <p>{text}</p>
      {form.length > 0 ? <OtherWays {...alternatives} /> : null}
    </div>
  );
}

function OtherWays({ email, phone, whatsapp }: ContactChannels) {
  return (
    <p>
      You can also send it{' '}
      <a href={`mailto:${email}`} {...makeHrefHandlers((values) => messageMailto(email, values))}>
        by e-mail
      </a>
      {whatsapp ? (
        <>
          {' or '}
          <a
            href={whatsappHref(whatsapp)}
            {...makeHrefHandlers((values) => messageWhatsapp(whatsapp, values))}
          >
            on WhatsApp
          </a>
        </>
      ) : null}
      , or call <a href={telephoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>.
    </p>
  );
}

/** Also updates the link's URL on focus, because a visitor may copy the URL with the context menu, without a click. */
function makeHrefHandlers(makeHref: (values: ContactValues) => string) {
  const update = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    link.href = makeHref(readValues(new FormData(link.closest('form') ?? undefined)));
  };
  return { onFocus: update, onClick: update };
}
