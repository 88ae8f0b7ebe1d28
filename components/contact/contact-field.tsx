import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { fieldRules, type ContactField as FieldName } from '@/lib/contact/contact-fields';
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

/** How long the visitor pauses before a screen reader hears the count. */
const PAUSE_MS = 1000;

/** The part of a limit from which on the form shows how much of it is left. */
const NEAR = 0.9;

/** One labelled field, with its errors between the label and the input. */
export function ContactField({ name, error, isReadOnly }: ContactFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => setLength(input.current?.value.length ?? 0);
  // The browser or the draft may have filled in the field before React.
  useEffect(measure, []);

  const { label, ask, maxLength } = fieldRules[name];
  const count = lengthText(length, maxLength);
  // The count is announced after a pause because a screen reader would speak over the keys.
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), PAUSE_MS);
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
        // With a key, React replaces the whole element, because a translator may have removed the text.
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

/** Describes how much of a limit is left; undefined until the limit is near. */
function lengthText(length: number, limit: number): string | undefined {
  if (length <= limit * NEAR) return undefined;
  const left = limit - length;
  const count = Math.abs(left).toLocaleString('en');
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return `${count} ${characters} ${left < 0 ? 'too many' : 'left'}`;
}
