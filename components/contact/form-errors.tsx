import { useEffect, useRef, type ReactNode } from 'react';
import { contactFields, fieldLabels } from '@/lib/contact/contact-fields';
import { fieldErrorText } from '@/lib/contact/form-texts';
import type { Failure } from '@/lib/contact/send-message';
import styles from './form-errors.module.css';

type FormErrorsProps = {
  failure: Failure;
  /** The other ways to send the message. */
  children: ReactNode;
};

/**
 * Why the message was not sent. The focus goes to the first field that is at fault, else here, so
 * that nobody has to look for it; one field's error stands at the field alone.
 */
export function FormErrors({ failure, children }: FormErrorsProps) {
  const { form, fields, deliveryUnknown } = failure;
  const faulty = contactFields.filter((field) => fields[field]);
  const root = useRef<HTMLDivElement>(null);
  const [first] = faulty;
  useEffect(() => {
    const field = first && document.getElementById(first);
    (field ?? root.current)?.focus();
  }, [failure, first]);

  if (form.length === 0 && faulty.length < 2) return null;
  return (
    <div className={styles.root} ref={root} role="alert" tabIndex={-1}>
      <h3>There is a problem</h3>
      <ul role="list">
        {[...new Set(form)].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {faulty.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{fieldErrorText(fieldLabels[field], fields[field] ?? [])}</a>
          </li>
        ))}
      </ul>
      <p>
        {deliveryUnknown ? 'We cannot tell whether your message has arrived. ' : null}
        Nothing you typed is lost.
      </p>
      {form.length > 0 ? children : null}
    </div>
  );
}
