import type { ContactFormProps } from './contact-form';
import { type FirstLineByService, keepDraft } from './keep-draft';

export type ContactFormOptions = ContactFormProps & {
  lines: FirstLineByService;
};

/**
 * Saves and restores the draft of the contact form. Hydrates the form when the visitor first points at it or focuses
 * it. If the visitor submits the form before React has loaded, submits it as soon as it is hydrated, or without React
 * if React cannot be loaded.
 *
 * @param container element that contains only the form
 */
export function contactForm(container: HTMLElement, { lines, ...props }: ContactFormOptions): void {
  const fill = keepDraft(container, lines);
  const form = container.querySelector('form');
  // In development, Next.js has already hydrated the whole page, including the form.
  if (process.env.NODE_ENV === 'development' || !form) return;

  const button = form.querySelector('button');
  const untilHydrated = new AbortController();
  let isLoading = false;
  let isSubmitted = false;
  let pointerRelease: Promise<void> | undefined;

  const restoreHtml = () => {
    form.noValidate = false;
    button?.setAttribute('aria-disabled', 'false');
  };
  const hydrate = async () => {
    const { hydrateContactForm } = await import('./hydrate-contact-form');
    // If React replaced the button while it is pressed, the browser would fire no `click` event.
    await pointerRelease;
    untilHydrated.abort();
    restoreHtml();
    hydrateContactForm(container, props, fill);
    if (isSubmitted) container.querySelector<HTMLElement>('[type=submit]')?.click();
  };
  const submitWithoutReact = () => {
    restoreHtml();
    const isLeaving = isSubmitted && form.reportValidity();
    if (isLeaving) form.submit();
    isSubmitted = false;
    isLoading = isLeaving;
  };
  const loadReact = () => {
    if (isLoading) return;
    isLoading = true;
    hydrate().catch(submitWithoutReact);
  };
  const { signal } = untilHydrated;
  for (const intent of ['focusin', 'pointerover'])
    container.addEventListener(intent, loadReact, { signal });
  const waitForRelease = () => {
    pointerRelease = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => setTimeout(resolve), { once: true });
    });
  };
  container.addEventListener('pointerdown', waitForRelease, { signal });

  // Show our own messages about invalid fields, not the browser's.
  form.noValidate = true;
  const submitOnceHydrated = (event: Event) => {
    event.preventDefault();
    isSubmitted = true;
    button?.setAttribute('aria-disabled', 'true');
    loadReact();
  };
  container.addEventListener('submit', submitOnceHydrated, { signal });
  // The visitor has come back from the page with the answer to a form that was submitted without React.
  addEventListener('pageshow', ({ persisted }) => persisted && (isLoading = false), { signal });
}
