import { useEffect, useRef, useState } from 'react';
import styles from '@/components/contact/contact-field.module.css';
import { Icon } from '@/components/ui/icon';
import {
  type ContactField as FieldName,
  fieldLabels,
  fieldRules,
} from '@/lib/contact/contact-fields';
import { fieldErrorText, lengthText } from '@/lib/contact/form-texts';

type ContactFieldProps = {
  name: FieldName;
  /** What is wrong with the field. */
  errors: string[] | undefined;
  isReadOnly: boolean;
  /** Whether the form's script checks the field, so that the browser need not cut what is pasted. */
  hasClientValidation: boolean;
};

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: {},
} satisfies Record<FieldName, object>;

/** One labelled field, with its errors between the label and the input. */
export function ContactField({ name, errors, isReadOnly, hasClientValidation }: ContactFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => {
    setLength(input.current?.value.length ?? 0);
  };
  // The browser or the draft may have filled it in before the script came.
  useEffect(measure, []);

  const label = fieldLabels[name];
  const { isRequired, maxLength } = fieldRules[name];
  const count = lengthText(length, maxLength);
  const [errorId, countId] = [`${name}-error`, `${name}-count`];
  const description = [errors && errorId, count && countId].filter(Boolean).join(' ');
  const shared = {
    ref: input,
    id: name,
    name,
    required: isRequired,
    readOnly: isReadOnly,
    onInput: measure,
    // The draft's keeper takes the limit away before React comes.
    suppressHydrationWarning: true,
    ...(!hasClientValidation && { maxLength }),
    ...inputs[name],
    ...(errors && { 'aria-invalid': true }),
    ...(description && { 'aria-describedby': description }),
  };
  return (
    <div className={`${styles.root} ${errors ? styles.invalid : ''}`}>
      <label htmlFor={name}>
        {label}
        {isRequired ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      {errors ? (
        <p className={styles.error} id={errorId}>
          <Icon name="warning-circle" size={22} />
          {fieldErrorText(label, errors)}
        </p>
      ) : null}
      {name === 'message' ? <textarea rows={6} {...shared} /> : <input {...shared} />}
      {count ? (
        <p className={styles.count} id={countId} role="status">
          {count}
        </p>
      ) : null}
    </div>
  );
}
