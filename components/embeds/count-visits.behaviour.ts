import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import type { counterOf } from '@/lib/site/providers';
import { startEmbed } from './start-embed';

export type CountVisitsOptions = NonNullable<ReturnType<typeof counterOf>>;

type Counters = {
  plausible?: (event: string) => void;
  umami?: { track?: (event: string) => unknown };
  goatcounter?: { count?: (hit: { event: true; path: string; title: string }) => void };
};

const EVENT = 'Message sent';

/**
 * Adds the provider's script to its place like other companies' content; afterwards it counts sent
 * messages too, and tells nothing of what they say.
 */
export function countVisits(
  place: HTMLElement,
  { provider, src, attributes }: CountVisitsOptions,
): void {
  startEmbed(place, () => {
    if (provider === 'plausible') queueEvents();
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
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
