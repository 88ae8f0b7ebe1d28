import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { fieldRules, type ContactField as FieldName } from '@/lib/contact/contact-fields';
import { lengthText } from '@/lib/contact/form-texts';
import styles from './contact-field.module.css';

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: {},
} satisfies Record<FieldName, object>;

type ContactFieldProps = {
  name: FieldName;
  error: string | undefined;
  isReadOnly: boolean;
};

/** In milliseconds, after the last key. */
const PAUSE = 1000;

/** One labelled field, with its errors between the label and the input. */
export function ContactField({ name, error, isReadOnly }: ContactFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => setLength(input.current?.value.length ?? 0);
  // The browser or the draft may have filled it in before the script arrived.
  useEffect(measure, []);

  const { label, ask, maxLength } = fieldRules[name];
  const count = lengthText(length, maxLength);
  // Not at each key: a screen reader would speak over the keys.
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  const [errorId, countId] = [`${name}-error`, `${name}-count`];
  const description = [error && errorId, count && countId].filter(Boolean).join(' ');
  const shared = {
    ref: input,
    id: name,
    name,
    required: ask !== undefined,
    readOnly: isReadOnly,
    onInput: measure,
    ...inputs[name],
    ...(error && { 'aria-invalid': true }),
    ...(description && { 'aria-describedby': description }),
  };
  return (
    <div className={styles.root}>
      <label htmlFor={name}>
        {label}
        {ask ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      {error ? (
        // With a key, React replaces the whole error: a translator may have taken its text away.
        <p className={styles.error} id={errorId} key={error}>
          <Icon name="warning-circle" size={22} />
          {error}
        </p>
      ) : null}
      {name === 'message' ? <textarea rows={6} {...shared} /> : <input {...shared} />}
      {count ? (
        <p className={styles.count} id={countId}>
          {count}
        </p>
      ) : null}
      <span data-visually-hidden="" role="status">
        {announced}
      </span>
    </div>
  );
}
