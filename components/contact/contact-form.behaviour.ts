import { fieldRules, isContactField } from '@/lib/contact/contact-fields';
import type { ContactFormProps } from './contact-form';
import type { hydrateContactForm } from './contact-form-island';
import { type FirstLines, keepDraft } from './keep-draft';

export type ContactFormOptions = ContactFormProps & {
  lines: FirstLines;
};

/** How long the browser may take for a submit before the visitor may send again. */
const SUBMIT_MS = 60_000;

/** On a touch screen, `pointerup` comes before the click. */
const CLICK_MS = 300;

/** The event that begins an action of the visitor, and those that end it. */
const ACTIONS = [
  ['compositionstart', 'compositionend'],
  ['keydown', 'keyup'],
  ['pointerdown', 'pointerup', 'pointercancel'],
] as const;

/**
 * Keeps the draft of the contact form, and hydrates the form after the visitor's first intent. Until then
 * the browser checks the form, with our messages, and submits it once.
 *
 * @param container contains only the form
 */
export function contactForm(container: HTMLElement, { lines, ...props }: ContactFormOptions): void {
  const fill = keepDraft(container, lines);
  // In development, React has hydrated the whole page.
  if (process.env.NODE_ENV === 'development') return;

  let hydrate: typeof hydrateContactForm | undefined;
  let submittedAt = 0;
  const underWay = new Set<string>();
  // The listeners of the plain form end when React takes over.
  const plain = new AbortController();

  const isSubmitting = () => Date.now() - submittedAt < SUBMIT_MS;
  const takeOver = () => {
    if (!hydrate || plain.signal.aborted || isSubmitting() || underWay.size > 0) return;
    // The caret in an e-mail field cannot be read, so it could not be restored.
    if (container.querySelector('[type=email]:focus')) return;
    plain.abort();
    hydrate(container, props, fill);
  };
  const takeOverSoon = () => setTimeout(takeOver, CLICK_MS);
  const load = async () => {
    // If the file does not arrive, the form stays plain until the next intent.
    const island = await import('./contact-form-island').catch(() => undefined);
    hydrate = island?.hydrateContactForm;
    takeOver();
  };
  for (const intent of ['focusin', 'pointerover'])
    container.addEventListener(intent, () => void load(), plain);
  for (const [start, ...ends] of ACTIONS) {
    container.addEventListener(start, () => underWay.add(start), plain);
    for (const end of ends) addEventListener(end, () => underWay.delete(start), plain);
    for (const end of ends) addEventListener(end, takeOverSoon, plain);
  }
  container.addEventListener('focusout', takeOverSoon, plain);

  const submitOnce = (event: Event) => {
    if (isSubmitting()) event.preventDefault();
    else submittedAt = Date.now();
  };
  const allowSubmit = () => {
    submittedAt = 0;
    takeOverSoon();
  };
  container.addEventListener('invalid', explainField, { capture: true, signal: plain.signal });
  container.addEventListener('submit', submitOnce, plain);
  // A visitor who types has stopped the browser, and one who comes back has seen the reply.
  container.addEventListener('input', allowSubmit, plain);
  addEventListener('pageshow', ({ persisted }) => persisted && allowSubmit(), plain);
}

/** Replaces the browser's message for an invalid field by ours, until the visitor types. */
function explainField({ target }: Event): void {
  const field = target as HTMLInputElement;
  field.setCustomValidity('');
  if (field.validity.valid || !isContactField(field.name)) return;
  field.setCustomValidity(fieldRules[field.name].ask ?? '');
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
}
