'use client';

import { type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { contactFields, HONEYPOT_NAME, readValues } from '@/lib/contact/contact-fields';
import { reduceFormState } from '@/lib/contact/form-state';
import { sendMessage } from '@/lib/contact/send-message';
import { ContactField } from './contact-field';
import styles from './contact-form.module.css';
import { type ContactChannels, FormNotice } from './form-notice';
import { ThankYou, type ThankYouProps } from './thank-you';

export type ContactFormProps = {
  action: string;
  thanks: Omit<ThankYouProps, 'values'>;
  privacy: string;
  alternatives: ContactChannels;
};

export function ContactForm({ action, thanks, privacy, alternatives }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduceFormState, { status: 'idle' });

  useEffect(() => {
    // Turn off the browser's validation, because the hydrated form validates its own fields.
    form.current?.setAttribute('novalidate', '');
    form.current?.addEventListener('keydown', ignoreHeldEnter);
  }, []);

  useEffect(() => {
    if (state.status !== 'sending' || !form.current) return;
    void sendMessage(action, new FormData(form.current)).then((outcome) =>
      dispatch({ type: 'reply', outcome }),
    );
  }, [state, action]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch({ type: 'submit', values: readValues(new FormData(event.currentTarget)) });
  };

  if (state.status === 'sent') return <ThankYou {...thanks} values={state.values} />;
  const failure = state.status === 'failed' ? state.failure : undefined;
  const isBusy = state.status === 'sending';
  return (
    <form
      ref={form}
      className={styles.root}
      action={action}
      method="post"
      aria-labelledby="get-in-touch"
      onSubmit={submit}
    >
      {failure ? <FormNotice failure={failure} alternatives={alternatives} /> : null}
      {contactFields.map((field) => (
        <ContactField key={field} name={field} error={failure?.fields[field]} isReadOnly={isBusy} />
      ))}
      <div hidden aria-hidden="true">
        <label>
          Leave this empty: it is for robots{' '}
          <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Use `aria-disabled` instead of `disabled`, because a disabled button would lose focus. */}
      <button className={styles.submit} type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Sending...' : 'Send message'}
      </button>
      <span data-visually-hidden="" role="status">
        {isBusy ? 'Sending your message' : ''}
      </span>
      <p className={styles.privacy}>
        {privacy} <a href="#privacy">How we treat your data</a>
      </p>
    </form>
  );
}

/** Ignores repeated `keydown` events of a held Enter key, which would resend the message right after an error reply. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault();
}
