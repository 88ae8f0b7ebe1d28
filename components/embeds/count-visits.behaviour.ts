import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import type { getAnalytics } from '@/lib/site/providers';
import { afterLoad, isDataSaved } from './after-load';

export type CountVisitsOptions = NonNullable<ReturnType<typeof getAnalytics>>;

/**
 * Loads Umami's script, which counts the visit, unless the visitor saves data. When the contact form has sent a message,
 * reports this to Umami, but not the text of the message.
 */
export function countVisits(container: HTMLElement, { src, attributes }: CountVisitsOptions): void {
  if (isDataSaved()) return;
  afterLoad(() => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    container.append(script);
  });
  addEventListener(MESSAGE_SENT_EVENT, () => {
    const { umami } = window as { umami?: { track?: (event: string) => unknown } };
    umami?.track?.('Message sent');
  });
}
