import { Icon } from '@/components/ui/icon';
import { fieldRules, type ContactField as FieldName } from '@/lib/contact/contact-fields';
import styles from './contact-field.module.css';

const inputAttributes = {
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

export function ContactField({ name, error, isReadOnly }: ContactFieldProps) {
  const { label, ask } = fieldRules[name];
  const errorId = `${name}-error`;
  const attributes = {
    id: name,
    name,
    required: ask !== undefined,
    readOnly: isReadOnly,
    ...inputAttributes[name],
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  return (
    <div
      className={styles.root}
      data-half={name === 'email' || name === 'phone' ? '' : undefined}
      data-invalid={error ? '' : undefined}
    >
      <label htmlFor={name}>
        {label}
        {ask ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      {error ? (
        // The key makes React replace the element, because React cannot update text that the browser has translated.
        <p className={styles.error} id={errorId} key={error}>
          <Icon name="warning-circle" size={22} />
          {error}
        </p>
      ) : null}
      {name === 'message' ? <textarea rows={6} {...attributes} /> : <input {...attributes} />}
    </div>
  );
}
