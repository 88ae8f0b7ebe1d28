'use client';

import { useEffect, useReducer, useRef, type SubmitEvent } from 'react';
import { HONEYPOT } from '@/lib/contact/contact-fields';
import { initialState, nextState, REDIRECT_DELAY } from '@/lib/contact/contact-form-state';
import { clearDraft } from '@/lib/contact/draft';
import { createSender, type Outcome } from '@/lib/contact/submit-message';
import { paths } from '@/lib/site/paths';
import styles from './contact-form.module.css';
import { ContactField } from './contact-field';
import { FormErrors } from './form-errors';
import { ThankYou } from './thank-you';

type ContactFormProps = {
  /** For the behaviours that work on the form before React does. */
  id: string;
  /** The form service's address, empty when it is the site's own. */
  service: string;
  formId: string;
  thanks: { title: string; text: string };
  privacy: string;
};

/** The contact form: a plain HTML form until its script is there, and without it. */
export function ContactForm({ id, service, formId, thanks, privacy }: ContactFormProps) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<((data: FormData) => Promise<Outcome>) | null>(null);

  useEffect(() => {
    send.current = createSender({ endpoint: service || location.origin, formId });
  }, [service, formId]);

  // Tells the behaviour that holds an early submit; the sender above is ready by now.
  useEffect(() => {
    form.current?.dispatchEvent(new Event('takeover'));
  }, []);

  useEffect(() => {
    if (state.status !== 'succeeded' || !state.leaving) return;
    const timer = setTimeout(() => location.assign(paths.home), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  if (state.status === 'succeeded') {
    return (
      <ThankYou {...thanks} leaving={state.leaving} onStay={() => dispatch({ type: 'stay' })} />
    );
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!send.current || state.status === 'submitting') return;
    const data = new FormData(event.currentTarget);
    dispatch({ type: 'submit' });
    const outcome = await send.current(data);
    if (outcome.kind === 'sent') clearDraft();
    dispatch({ type: 'settle', outcome });
  }

  const failure = state.status === 'failed' ? state.failure : undefined;
  const submitting = state.status === 'submitting';
  return (
    <form
      ref={form}
      id={id}
      className={styles.root}
      action={`${service}/f/${formId}`}
      method="post"
      onSubmit={(event) => void submit(event)}
    >
      {failure ? <FormErrors failure={failure} /> : null}
      <ContactField
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        errors={failure?.fields.name}
      />
      <ContactField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        errors={failure?.fields.email}
      />
      <ContactField
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={32}
        errors={failure?.fields.phone}
      />
      <ContactField
        name="message"
        maxLength={5000}
        required
        multiline
        errors={failure?.fields.message}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className={styles.submit} type="submit" disabled={submitting}>
        {submitting ? 'Sending...' : 'Send message'}
      </button>
      <p className={styles.privacy}>
        {privacy} <a href="#privacy">How we treat your data</a>
      </p>
    </form>
  );
}
