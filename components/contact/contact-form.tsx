'use client';

import { useRef } from 'react';
import { contactFields, HONEYPOT } from '@/lib/contact/contact-fields';
import { ContactField } from './contact-field';
import styles from './contact-form.module.css';
import {
  AlternativeContact,
  FormErrors,
  OfflineNotice,
  type AlternativeContactProps,
} from './form-notices';
import { ThankYou } from './thank-you';
import { useContactForm } from './use-contact-form';

type ContactFormProps = {
  /** For the behaviours that work on the form before React does. */
  id: string;
  action: string;
  thanks: { title: string; text: string };
  privacy: string;
  /** The ways that are left when the form service fails. */
  alternatives: AlternativeContactProps;
};

/** The contact form: a plain HTML form until its script is there, and without it. */
export function ContactForm(props: ContactFormProps) {
  const { id, action, thanks, privacy, alternatives } = props;
  const form = useRef<HTMLFormElement>(null);
  const { state, submit } = useContactForm(form, action);
  if (state.status === 'sent') return <ThankYou {...thanks} />;

  const failure = state.status === 'failed' ? state.failure : undefined;
  const isSending = state.status === 'sending';
  const otherWays = <AlternativeContact {...alternatives} />;
  return (
    <form
      ref={form}
      id={id}
      className={styles.root}
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {failure ? <FormErrors failure={failure}>{otherWays}</FormErrors> : null}
      {state.status === 'offline' ? <OfflineNotice press={state}>{otherWays}</OfflineNotice> : null}
      {contactFields.map((field) => (
        <ContactField
          key={field}
          name={field}
          errors={failure?.fields[field]}
          isReadOnly={isSending}
        />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Leave this empty <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className={styles.submit} type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send message'}
      </button>
      <p className={styles.privacy}>
        {privacy} <a href="#privacy">How we treat your data</a>
      </p>
    </form>
  );
}
