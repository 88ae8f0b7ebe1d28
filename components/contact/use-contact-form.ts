import { useEffect, useRef, useState, type RefObject } from 'react';
import { checkMessage, readValues } from '@/lib/contact/contact-fields';
import { createSender, failed, type Outcome } from '@/lib/contact/send-message';

/**
 * What the visitor sees of the form. What was typed stays on the page until the message was sent, and
 * a request is running while it is being sent only. Offline, nothing was sent.
 */
type ContactFormState = { status: 'idle' | 'sending' | 'offline' } | Outcome;

/** Connects the contact form with the network and the form service. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, action: string) {
  const [state, setState] = useState<ContactFormState>({ status: 'idle' });
  const send = useRef<ReturnType<typeof createSender> | null>(null);
  // Known before the next render: two submits in one task send one message.
  const isLocked = useRef(false);
  const mayHaveArrived = useRef(false);

  useEffect(() => {
    const element = form.current;
    send.current = createSender(action);
    // Until now, the browser checked the form.
    element?.setAttribute('novalidate', '');
    element?.addEventListener('keydown', ignoreHeldEnter);
    // Tells `startOnIntent`, which holds an early submit.
    element?.dispatchEvent(new Event('takeover'));
  }, [form, action]);

  /** Checks the form, and sends its message where that can work. */
  const submit = async (element: HTMLFormElement) => {
    if (isLocked.current || !send.current) return;
    const data = new FormData(element);
    const errors = checkMessage(readValues(data));
    let next: ContactFormState = { status: 'offline' };
    if (Object.keys(errors).length > 0) next = failed({ fields: errors });
    else if (navigator.onLine) {
      isLocked.current = true;
      setState({ status: 'sending' });
      next = await send.current(data);
      isLocked.current = next.status === 'sent';
    }
    if (next.status === 'failed') mayHaveArrived.current ||= next.failure.deliveryUnknown;
    // Tells `keepDraft`. Nothing is settled while an earlier message may have arrived.
    if (next.status === 'sent') element.dispatchEvent(new Event('sent'));
    else if (!mayHaveArrived.current) element.dispatchEvent(new Event('settled'));
    setState(next);
  };

  return { state, submit };
}

/** Keeps an Enter key that is held down from submitting again and again. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault();
}
