import { useEffect, useRef } from 'react';
import { contactFields, fieldLabels } from '@/lib/contact/contact-fields';
import { fieldErrorText } from '@/lib/contact/field-error-text';
import type { Failure } from '@/lib/contact/submit-message';
import styles from './form-errors.module.css';

/** Why the message was not sent. Takes the focus, so that nobody has to look for it. */
export function FormErrors({ failure }: { failure: Failure }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [failure]);

  return (
    <div className={styles.root} ref={root} role="alert" tabIndex={-1}>
      <h3>There is a problem</h3>
      <ul role="list">
        {[...new Set(failure.form)].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {contactFields.map((field) => {
          const messages = failure.fields[field];
          return messages ? (
            <li key={field}>
              <a href={`#${field}`}>{fieldErrorText(fieldLabels[field], messages)}</a>
            </li>
          ) : null;
        })}
      </ul>
      <p>Nothing you typed is lost.</p>
    </div>
  );
}
