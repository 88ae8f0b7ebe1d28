import { Icon } from '@/components/ui/icon';
import { fieldLabels, type ContactField as FieldName } from '@/lib/contact/contact-fields';
import { fieldErrorText } from '@/lib/contact/field-error-text';
import styles from './contact-field.module.css';

type ContactFieldProps = {
  name: FieldName;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  maxLength: number;
  required?: boolean;
  multiline?: boolean;
  /** What the service says of this field. */
  errors: string[] | undefined;
};

/** One labelled field, with the service's errors between the label and the input. */
export function ContactField({
  name,
  type = 'text',
  required = false,
  multiline = false,
  errors,
  ...input
}: ContactFieldProps) {
  const label = fieldLabels[name];
  const errorId = `${name}-error`;
  const shared = {
    id: name,
    name,
    required,
    ...input,
    ...(errors && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  return (
    <div className={`${styles.root} ${errors ? styles.invalid : ''}`}>
      <label htmlFor={name}>
        {label}
        {required ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      {errors ? (
        <p className={styles.error} id={errorId}>
          <Icon name="warning-circle" size={22} />
          {fieldErrorText(label, errors)}
        </p>
      ) : null}
      {multiline ? <textarea rows={6} {...shared} /> : <input type={type} {...shared} />}
    </div>
  );
}
