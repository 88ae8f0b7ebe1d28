import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import type { getAnalytics } from '@/lib/site/providers';
import { afterLoad, isDataSaved } from './after-load';

export type CountVisitsOptions = NonNullable<ReturnType<typeof getAnalytics>>;

type Counters = {
  plausible?: (event: string) => void;
  umami?: { track?: (event: string) => unknown };
  goatcounter?: { count?: (hit: { event: true; path: string; title: string }) => void };
};

const EVENT_NAME = 'Message sent';

/**
 * Loads the analytics provider's script, which counts the visit, unless the visitor saves data. When the contact form
 * has sent a message, reports this to the provider, but not the text of the message.
 */
export function countVisits(
  container: HTMLElement,
  { provider, src, attributes }: CountVisitsOptions,
): void {
  if (isDataSaved()) return;
  afterLoad(() => {
    if (provider === 'plausible') queueEvents();
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    container.append(script);
  });
  addEventListener(MESSAGE_SENT_EVENT, () => {
    const { plausible, umami, goatcounter } = window as Counters;
    if (provider === 'plausible') plausible?.(EVENT_NAME);
    else if (provider === 'umami') umami?.track?.(EVENT_NAME);
    else goatcounter?.count?.({ event: true, path: MESSAGE_SENT_EVENT, title: EVENT_NAME });
  });
}

/**
 * Stores events in `q`. When Plausible's script has loaded, the script sends them. `o` contains the script's options.
 * Without `o`, a script that Plausible has generated for a single site does not start.
 */
function queueEvents(): void {
  const q: unknown[] = [];
  Object.assign(window, {
    plausible: Object.assign((...event: unknown[]) => q.push(event), { q, o: {} }),
  });
}
