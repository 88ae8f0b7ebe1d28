import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { contactFields } from '@/lib/contact/contact-fields';
import type { Failure } from '@/lib/contact/send-message';
import styles from './contact-form.module.css';

type FormErrorsProps = {
  failure: Failure;
  /** The other ways to send the message. */
  children: ReactNode;
};

const DELIVERY_UNKNOWN =
  'We could not confirm that your message reached us. If nobody answers within two working days, call us.';

/**
 * Why the message was not sent. The focus moves to the first field with an error, or else to the
 * notice. An error of one field alone is shown at the field, without a notice.
 */
export function FormErrors({ failure, children }: FormErrorsProps) {
  const { form, fields, deliveryUnknown, isNetwork } = failure;
  const invalid = contactFields.filter((field) => fields[field]);
  const notice = useRef<HTMLDivElement>(null);
  const [first] = invalid;
  useEffect(() => {
    const field = first && document.getElementById(first);
    (field ?? notice.current)?.focus();
  }, [failure, first]);

  if (form.length === 0 && invalid.length < 2) return null;
  return (
    <Notice
      title={isNetwork ? 'Your network dropped while sending' : 'There is a problem'}
      look="error"
      ref={notice}
    >
      {isNetwork ? null : (
        <ul role="list">
          {[...new Set(form)].map((text) => (
            <li key={text}>{text}</li>
          ))}
          {invalid.map((field) => (
            <li key={field}>
              <a href={`#${field}`}>{fields[field]}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        {deliveryUnknown ? `${DELIVERY_UNKNOWN} ` : null}
        Nothing you typed is lost.
      </p>
      {isNetwork ? (
        <>
          <p>
            <small>{form}</small>
          </p>
          <button className={styles.submit} type="submit">
            Send again
          </button>
        </>
      ) : null}
      {form.length > 0 ? children : null}
    </Notice>
  );
}
