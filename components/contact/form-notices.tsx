import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Notice } from '@/components/ui/notice';
import {
  contactFields,
  fieldRules,
  readValues,
  type ContactValues,
} from '@/lib/contact/contact-fields';
import {
  messageMailto,
  messageText,
  messageWhatsapp,
  telephoneHref,
} from '@/lib/contact/contact-links';
import { fieldErrorText } from '@/lib/contact/form-texts';
import type { Failure } from '@/lib/contact/send-message';
import styles from './form-notices.module.css';

type FormErrorsProps = {
  failure: Failure;
  /** The other ways to send the message. */
  children: ReactNode;
};

/**
 * Why the message was not sent. The focus moves to the first field with an error, or else to the
 * notice. An error of one field alone is shown at the field, without a notice.
 */
export function FormErrors({ failure, children }: FormErrorsProps) {
  const { form, fields, deliveryUnknown } = failure;
  const invalid = contactFields.filter((field) => fields[field]);
  const notice = useRef<HTMLDivElement>(null);
  const [first] = invalid;
  useEffect(() => {
    const field = first && document.getElementById(first);
    (field ?? notice.current)?.focus();
  }, [failure, first]);

  if (form.length === 0 && invalid.length < 2) return null;
  return (
    <Notice title="There is a problem" look="error" ref={notice}>
      <ul role="list">
        {[...new Set(form)].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {invalid.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{fieldErrorText(fieldRules[field].label, fields[field] ?? [])}</a>
          </li>
        ))}
      </ul>
      <p>
        {deliveryUnknown ? 'We cannot tell whether your message has arrived. ' : null}
        Nothing you typed is lost.
      </p>
      {form.length > 0 ? children : null}
    </Notice>
  );
}

type OfflineNoticeProps = {
  /** Another object for each press, after which the notice has the focus. */
  press: object;
  /** The other ways to send the message. */
  children: ReactNode;
};

/** Says that nothing was sent without a network, and offers to send it once there is one. */
export function OfflineNotice({ press, children }: OfflineNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [press]);
  const isBack = useSyncExternalStore(listenForNetwork, () => navigator.onLine);

  return (
    <Notice title={isBack ? 'You are back online' : 'You are offline'} ref={notice}>
      {isBack ? (
        <>
          <p>Your message has not been sent yet.</p>
          <button className={styles.again} type="submit">
            Yes, send it now
          </button>
        </>
      ) : (
        <p>Nothing was sent. Your message stays here; you can send it when you are back.</p>
      )}
      {children}
    </Notice>
  );
}

function listenForNetwork(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** What was typed into the form by now: it may have changed since the form was sent. */
const readForm = (form: HTMLFormElement | null) => readValues(new FormData(form ?? undefined));

export type AlternativeContactProps = {
  email: string;
  phone: string;
  /** A number in international form, where the firm has one. */
  whatsapp: string | undefined;
};

/** The other ways to send the text of the form that it stands in. */
export function AlternativeContact({ email, phone, whatsapp }: AlternativeContactProps) {
  const carry = (makeHref: (values: ContactValues) => string) => {
    const update = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
      link.href = makeHref(readForm(link.closest('form')));
    };
    // The focus comes before a context menu that copies the address.
    return { onFocus: update, onClick: update };
  };
  return (
    <>
      <p className={styles.alternatives}>
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

/** Copies the whole text, for which a link may have no room. */
function CopyMessage() {
  const [result, setResult] = useState('');
  const copy = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    navigator.clipboard.writeText(messageText(readForm(currentTarget.form))).then(
      () => {
        setResult('Copied.');
      },
      () => {
        setResult('Your browser did not allow that. Please select your message and copy it.');
      },
    );
  };
  return (
    <p className={styles.copy}>
      <button className={styles.copyButton} type="button" onClick={copy}>
        Copy message
      </button>
      <span role="status">{result}</span>
    </p>
  );
}
