/** What the script of each provider in `lib/site/providers.ts` adds to a page. */
type Counters = {
  plausible?: (event: string) => void;
  umami?: { track?: (event: string) => unknown };
  goatcounter?: { count?: (hit: { event: true; path: string; title: string }) => void };
};

const EVENT = 'Message sent';

/** Counts that a message has arrived, where visits are counted, and tells nothing of what it says. */
export function countSentMessage(): void {
  const { plausible, umami, goatcounter } = window as Counters;
  try {
    plausible?.(EVENT);
    umami?.track?.(EVENT);
    goatcounter?.count?.({ event: true, path: 'message-sent', title: EVENT });
  } catch {
    // Another company's script: whatever it does, the visitor is thanked.
  }
}
