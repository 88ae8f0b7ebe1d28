import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import type { counterOf } from '@/lib/site/providers';

/** What the providers' scripts add to a page. */
type Counters = {
  plausible?: (event: string) => void;
  umami?: { track?: (event: string) => unknown };
  goatcounter?: { count?: (hit: { event: true; path: string; title: string }) => void };
};

const EVENT = 'Message sent';

/**
 * Adds the provider's script to its place when that gets the event "start"; afterwards it counts sent
 * messages too, and tells nothing of what they say.
 */
export default function countVisits(
  place: HTMLElement,
  { provider, src, attribute, value }: ReturnType<typeof counterOf>['script'],
): void {
  place.addEventListener('start', () => {
    if (provider === 'plausible') queueEvents();
    const script = document.createElement('script');
    script.setAttribute(attribute, value);
    script.src = src;
    place.append(script);
  });
  addEventListener(MESSAGE_SENT, () => {
    const { plausible, umami, goatcounter } = window as Counters;
    if (provider === 'plausible') plausible?.(EVENT);
    else if (provider === 'umami') umami?.track?.(EVENT);
    else goatcounter?.count?.({ event: true, path: MESSAGE_SENT, title: EVENT });
  });
}

/** Plausible's scripts send what was counted before them; those of one site start with the options in `o`. */
function queueEvents(): void {
  const q: unknown[] = [];
  Object.assign(window, {
    plausible: Object.assign((...event: unknown[]) => q.push(event), { q, o: {} }),
  });
}
