import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { checkMessage, readValues } from '@/lib/contact/contact-fields';
import {
  initialState,
  nextState,
  type ContactFormEvent,
  type ContactFormState,
} from '@/lib/contact/contact-form-state';
import { createSender, type FormTarget } from '@/lib/contact/send-message';

/** Runs the contact form's state machine against the browser: network, form, form service. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { endpoint, formId }: FormTarget,
) {
  const [state, setState] = useState(initialState);
  // Known before the next render: two submits in one task send one message.
  const latest = useRef<ContactFormState>(initialState);
  const send = useRef<ReturnType<typeof createSender> | null>(null);
  const mayHaveArrived = useRef(false);
  // Until React runs, the browser checks the form.
  const isReady = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  /** Says whether the event has changed the state. */
  const handle = (event: ContactFormEvent): boolean => {
    const next = nextState(latest.current, event);
    const isNew = next !== latest.current;
    latest.current = next;
    setState(next);
    return isNew;
  };

  useEffect(() => {
    send.current = createSender({ endpoint, formId });
  }, [endpoint, formId]);

  useEffect(() => {
    const element = form.current;
    // Tells `startOnIntent`, which holds an early submit; the sender above is ready by now.
    element?.dispatchEvent(new Event('takeover'));
    element?.addEventListener('keydown', ignoreHeldEnter);
    return () => element?.removeEventListener('keydown', ignoreHeldEnter);
  }, [form]);

  useEffect(() => {
    const connect = () => {
      handle({ type: 'connect', isOnline: navigator.onLine });
    };
    addEventListener('online', connect);
    addEventListener('offline', connect);
    return () => {
      removeEventListener('online', connect);
      removeEventListener('offline', connect);
    };
  }, []);

  /** Checks the form, and sends its message where that can work. */
  const submit = async (element: HTMLFormElement) => {
    const sendMessage = send.current;
    if (!sendMessage) return;
    const data = new FormData(element);
    const errors = checkMessage(readValues(data));
    if (!handle({ type: 'submit', errors, isOnline: navigator.onLine })) return;
    const isSending = latest.current.status === 'submitting';
    const outcome = isSending ? await sendMessage(data) : undefined;
    if (outcome?.kind === 'failed') mayHaveArrived.current ||= outcome.failure.deliveryUnknown;
    // Tells `keepDraft`. Nothing is settled while an earlier message may have arrived.
    if (outcome?.kind === 'sent') element.dispatchEvent(new Event('sent'));
    else if (!mayHaveArrived.current) element.dispatchEvent(new Event('settled'));
    if (outcome) handle({ type: 'settle', outcome });
  };

  return { state, isReady, submit, cancelRedirect: () => handle({ type: 'cancelRedirect' }) };
}

/** Keeps an Enter key that is held down from submitting again and again. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault();
}
