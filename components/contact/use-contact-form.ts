import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { checkMessage, readValues } from '@/lib/contact/contact-fields';
import {
  initialState,
  nextState,
  type ContactFormEvent,
  type ContactFormState,
} from '@/lib/contact/contact-form-state';
import { createSender, type FormTarget } from '@/lib/contact/send-message';

/** Runs the contact form's state against the browser: its network, its form, the form service. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { endpoint, formId }: FormTarget,
) {
  const [state, setState] = useState(initialState);
  // Known at once and not with the next drawing: two presses in one moment send one message.
  const latest = useRef<ContactFormState>(initialState);
  const send = useRef<ReturnType<typeof createSender> | null>(null);
  const mayHaveArrived = useRef(false);
  // Only a page whose script runs checks by itself; until then the browser does.
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  /** Says whether the event has changed anything. */
  const handle = (event: ContactFormEvent): boolean => {
    const next = nextState(latest.current, event);
    const isNew = next !== latest.current;
    latest.current = next;
    setState(next);
    return isNew;
  };

  useEffect(() => {
    send.current = createSender({ endpoint: endpoint || location.origin, formId });
  }, [endpoint, formId]);

  // Tells the behaviour that holds an early submit; the sender above is ready by now.
  useEffect(() => {
    form.current?.dispatchEvent(new Event('takeover'));
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

  useEffect(() => {
    const element = form.current;
    element?.addEventListener('keydown', ignoreHeldEnter);
    return () => element?.removeEventListener('keydown', ignoreHeldEnter);
  }, [form]);

  /** Takes a submit of the form: checks it, and sends it where that can work. */
  const submit = async (element: HTMLFormElement) => {
    const sendMessage = send.current;
    if (!sendMessage) return;
    const data = new FormData(element);
    const errors = checkMessage(readValues(data));
    if (!handle({ type: 'submit', errors, isOnline: navigator.onLine })) return;
    const isSending = latest.current.status === 'submitting';
    const outcome = isSending ? await sendMessage(data) : undefined;
    if (outcome?.kind === 'failed') mayHaveArrived.current ||= outcome.failure.deliveryUnknown;
    if (outcome?.kind === 'sent') tellDraft(element, 'sent');
    // Otherwise an earlier press may have sent what this one has not.
    else if (!mayHaveArrived.current) tellDraft(element, 'settled');
    if (outcome) handle({ type: 'settle', outcome });
  };

  return { state, isReady, submit, cancelRedirect: () => handle({ type: 'cancelRedirect' }) };
}

/** Tells the behaviour that keeps the draft what became of the message. */
function tellDraft(form: HTMLFormElement, event: 'sent' | 'settled'): void {
  form.dispatchEvent(new Event(event));
}

/** One press sends once: a key that is held down would press again and again. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault();
}

function subscribeToNothing() {
  return () => undefined;
}
