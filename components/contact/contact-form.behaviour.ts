import type { ContactFormProps } from './contact-form';
import { type FirstLineByService, keepDraft } from './keep-draft';

export type ContactFormOptions = ContactFormProps & { lines: FirstLineByService };

/** How long a submission waits for React. After this time, the browser submits the form without React. */
const REACT_TIMEOUT_MS = 8000;

/**
 * Hydrates the contact form when the visitor first points at it or focuses it. If the visitor submits the form before
 * it is hydrated, the submission waits. If React does not load in time, the browser submits the form without React.
 */
export function contactForm(container: HTMLElement, { lines, ...props }: ContactFormOptions): void {
  const fill = keepDraft(container, lines);
  const form = container.querySelector('form');
  // In development, Next.js has already hydrated the whole page, including the form.
  if (process.env.NODE_ENV === 'development' || !form) return;

  const button = form.querySelector('button');
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  let isLoading = false;
  let isSubmitted = false;
  let isLeaving = false;
  let pointerRelease: Promise<void> | undefined;

  const setSubmitted = (value: boolean) => {
    isSubmitted = value;
    button?.setAttribute('aria-disabled', String(value));
  };
  const hydrate = async () => {
    const { hydrateContactForm } = await import('./hydrate-contact-form');
    // If React replaced the button while it is pressed, the browser would fire no `click` event.
    await pointerRelease;
    if (isLeaving) return;
    untilHydrated.abort();
    const submits = isSubmitted;
    setSubmitted(false);
    form.noValidate = false;
    hydrateContactForm(container, props, fill);
    if (submits) container.querySelector<HTMLElement>('[type=submit]')?.click();
  };
  const submitWithoutReact = () => {
    if (!isSubmitted || signal.aborted) return;
    setSubmitted(false);
    form.noValidate = false;
    isLeaving = form.reportValidity();
    if (!isLeaving) return;
    form.submit();
    // Make the form usable again when the visitor returns from the form service's response.
    addEventListener('pageshow', () => (isLoading = isLeaving = false), { once: true });
  };
  const loadReact = () => {
    if (isLoading) return;
    isLoading = true;
    hydrate().catch(() => {
      isLoading = isLeaving;
      submitWithoutReact();
    });
  };
  for (const intent of ['focusin', 'pointerover'])
    container.addEventListener(intent, loadReact, { signal });
  const waitForRelease = () => {
    pointerRelease = new Promise((resolve) => {
      // While a context menu is open, the browser fires no `pointerup`.
      for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
        addEventListener(end, () => setTimeout(resolve), { once: true });
    });
  };
  container.addEventListener('pointerdown', waitForRelease, { signal });

  // Show our own messages about invalid fields, not the browser's.
  form.noValidate = true;
  const submitOnceHydrated = (event: Event) => {
    event.preventDefault();
    if (isSubmitted || isLeaving) return;
    setSubmitted(true);
    loadReact();
    setTimeout(submitWithoutReact, REACT_TIMEOUT_MS);
  };
  container.addEventListener('submit', submitOnceHydrated, { signal });
  // If the visitor continues typing, do not submit the form, because Enter may have been a mistake.
  container.addEventListener('input', () => setSubmitted(false), { signal });
}
