import { fieldRules, isContactField } from '@/lib/contact/contact-fields';
import type { ContactFormProps } from './contact-form';
import type { hydrateContactForm } from './hydrate-contact-form';
import { type FirstLineByService, keepDraft } from './keep-draft';

export type ContactFormOptions = ContactFormProps & {
  lines: FirstLineByService;
};

/** Blocks another submission for this long, because the browser may still be sending the first one. */
const RESUBMIT_DELAY_MS = 60_000;

/** On touch screens, `click` may fire up to this long after `pointerup`, so hydration waits for it. */
const CLICK_DELAY_MS = 300;

const INTERACTION_EVENTS = [
  ['compositionstart', 'compositionend'],
  ['keydown', 'keyup'],
  ['pointerdown', 'pointerup', 'pointercancel'],
] as const;

/**
 * Saves and restores the draft of the contact form. Hydrates the form when the visitor first points at it or
 * focuses it. Until then, the browser validates the form with our messages, and double submissions are blocked.
 *
 * @param container element that contains only the form
 */
export function contactForm(container: HTMLElement, { lines, ...props }: ContactFormOptions): void {
  const fill = keepDraft(container, lines);
  // In development, Next.js has already hydrated the whole page, including the form.
  if (process.env.NODE_ENV === 'development') return;

  let hydrate: typeof hydrateContactForm | undefined;
  let submittedAt = 0;
  const openInteractions = new Set<string>();
  const untilHydrated = new AbortController();

  const isSubmitting = () => Date.now() - submittedAt < RESUBMIT_DELAY_MS;
  const tryToHydrate = () => {
    if (!hydrate || untilHydrated.signal.aborted || isSubmitting() || openInteractions.size > 0)
      return;
    // Do not hydrate while an e-mail field has focus, because scripts cannot read or restore its caret position.
    if (container.querySelector('[type=email]:focus')) return;
    untilHydrated.abort();
    hydrate(container, props, fill);
  };
  const tryToHydrateSoon = () => setTimeout(tryToHydrate, CLICK_DELAY_MS);
  const loadReact = async () => {
    // If the import fails, try again when the visitor next points at the form or focuses it.
    const loaded = await import('./hydrate-contact-form').catch(() => undefined);
    hydrate = loaded?.hydrateContactForm;
    tryToHydrate();
  };
  for (const intent of ['focusin', 'pointerover'])
    container.addEventListener(intent, () => void loadReact(), untilHydrated);
  for (const [start, ...ends] of INTERACTION_EVENTS) {
    container.addEventListener(start, () => openInteractions.add(start), untilHydrated);
    for (const end of ends)
      addEventListener(end, () => openInteractions.delete(start), untilHydrated);
    for (const end of ends) addEventListener(end, tryToHydrateSoon, untilHydrated);
  }
  container.addEventListener('focusout', tryToHydrateSoon, untilHydrated);

  const submitOnce = (event: Event) => {
    if (isSubmitting()) event.preventDefault();
    else submittedAt = Date.now();
  };
  const allowSubmit = () => {
    submittedAt = 0;
    tryToHydrateSoon();
  };
  container.addEventListener('invalid', replaceValidationMessage, {
    capture: true,
    signal: untilHydrated.signal,
  });
  container.addEventListener('submit', submitOnce, untilHydrated);
  // If the visitor is typing, loading the response page was probably cancelled, so allow another submission. Also allow
  // one when the visitor comes back from the response page.
  container.addEventListener('input', allowSubmit, untilHydrated);
  addEventListener('pageshow', ({ persisted }) => persisted && allowSubmit(), untilHydrated);
}

function replaceValidationMessage({ target }: Event): void {
  const field = target as HTMLInputElement;
  field.setCustomValidity('');
  if (field.validity.valid || !isContactField(field.name)) return;
  field.setCustomValidity(fieldRules[field.name].ask ?? '');
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
}
