import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import type { getAnalytics } from '@/lib/site/providers';
import { afterLoad, isDataSaved } from './after-load';

export type CountVisitsOptions = NonNullable<ReturnType<typeof getAnalytics>>;

/**
 * Loads Umami's script unless data saving is on, and reports to Umami when a contact message is sent. The `data-`
 * attributes make the script send only the path of a page. The script sets no cookies.
 *
 * Source: https://docs.umami.is/docs/tracker-configuration and umami-software/umami#4326
 */
export function countVisits(container: HTMLElement, { id, script: src }: CountVisitsOptions): void {
  if (isDataSaved()) return;
  afterLoad(() => {
    const script = document.createElement('script');
    Object.assign(script.dataset, { websiteId: id, excludeSearch: 'true', excludeHash: 'true' });
    script.src = src;
    container.append(script);
  });
  addEventListener(MESSAGE_SENT_EVENT, () => {
    const { umami } = window as { umami?: { track?: (event: string) => unknown } };
    umami?.track?.('Message sent');
  });
}
