'use client';

import { type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { contactFields, HONEYPOT, readValues } from '@/lib/contact/contact-fields';
import { type FormState, reduce } from '@/lib/contact/form-machine';
import { sendMessage } from '@/lib/contact/send-message';
import { AlternativeContact, type AlternativeContactProps } from './alternative-contact';
import { ContactField } from './contact-field';
import styles from './contact-form.module.css';
import { FormErrors } from './form-errors';
import { OfflineNotice } from './offline-notice';
import { ThankYou, type ThankYouProps } from './thank-you';

export type ContactFormProps = {
  action: string;
  thanks: Omit<ThankYouProps, 'values'>;
  privacy: string;
  /** The ways that are left when the form service fails. */
  alternatives: AlternativeContactProps;
};

const IDLE: FormState = { status: 'idle' };

/**
 * The contact form: a plain HTML form until React takes it over (`contact-form.behaviour.ts`), and without
 * script. No two texts are neighbours in it: React would mark their border by a comment, and pages have none.
 */
export function ContactForm({ action, thanks, privacy, alternatives }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduce, IDLE);

  useEffect(() => {
    // Until now, the browser checked the form.
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
    const values = readValues(new FormData(event.currentTarget));
    // Undefined in a browser that does not tell.
    const isOnline = (navigator.onLine as boolean | undefined) ?? true;
    dispatch({ type: 'submit', values, isOnline });
  };

  if (state.status === 'sent') return <ThankYou {...thanks} values={state.values} />;
  const failure = state.status === 'failed' ? state.failure : undefined;
  const isBusy = state.status === 'sending';
  const otherWays = <AlternativeContact {...alternatives} />;
  return (
    <form
      ref={form}
      className={styles.root}
      action={action}
      method="post"
      aria-labelledby="get-in-touch"
      onSubmit={submit}
    >
      {failure ? <FormErrors failure={failure}>{otherWays}</FormErrors> : null}
      {state.status === 'offline' ? <OfflineNotice press={state}>{otherWays}</OfflineNotice> : null}
      {contactFields.map((field) => (
        <ContactField key={field} name={field} error={failure?.fields[field]} isReadOnly={isBusy} />
      ))}
      <div hidden aria-hidden="true">
        <label>
          {'Leave this empty: it is for robots '}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* A disabled button would lose the focus. */}
      <button className={styles.submit} type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Sending...' : 'Send message'}
      </button>
      <span data-visually-hidden="" role="status">
        {isBusy ? 'Sending your message' : ''}
      </span>
      <p className={styles.privacy}>
        {`${privacy} `}
        <a href="#privacy">How we treat your data</a>
      </p>
    </form>
  );
}

/** Keeps an Enter key that is held down from submitting again and again. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault();
}
