import { useEffect, useRef, useState } from 'react';
import { type ContactValues, MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import button from '@/components/styles/button.module.css';
import textStyles from '@/components/styles/text.module.css';
import { telephoneHref } from '@/lib/contact/contact-links';
import type { Pages } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './thank-you.module.css';

const DELAY_SECONDS = 3;

export type ThankYouProps = {
  next: Pages['contact']['form']['thanks']['next'];
  replyTime: string | undefined;
  booking: { url: string; label: string } | undefined;
  phone: string;
  values: Pick<ContactValues, 'name' | 'email'>;
};

export function ThankYou({ next, replyTime, booking, phone, values }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(DELAY_SECONDS);
  const isRedirecting = secondsLeft !== undefined;
  const cancelRedirect = () => setSecondsLeft(undefined);
  const stayOnPage = () => {
    cancelRedirect();
    // Cancel the navigation to the home page, in case the countdown has already ended.
    window.stop();
  };
  // Focus the heading when it first appears, and again when the focused “Stay here” button disappears.
  useEffect(() => heading.current?.focus(), [isRedirecting]);
  useEffect(() => {
    // Hide the form's heading and introduction through the DOM, because they are outside this component.
    heading.current?.closest('section')?.setAttribute('data-sent', '');
    dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  }, []);

  useEffect(() => {
    if (secondsLeft === undefined) return undefined;
    if (secondsLeft === 0) return location.assign(paths.home);
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  // Cancel the redirect when the visitor clicks a link, or returns to this page with the Back button. Cancelling on
  // `pagehide` would not work, because Firefox drops React updates made in a `pagehide` listener.
  useEffect(() => {
    const untilUnmount = new AbortController();
    const cancelOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) cancelRedirect();
    };
    const cancelOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) cancelRedirect();
    };
    addEventListener('click', cancelOnLink, untilUnmount);
    addEventListener('pageshow', cancelOnReturn, untilUnmount);
    return () => untilUnmount.abort();
  }, []);

  return (
    <>
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {`Thank you, ${values.name.trim()}`}
        </h2>
        <p className={styles.text}>
          {`Your message has arrived. We will answer at ${values.email.trim()}.`} {replyTime}
        </p>
        {/* Replace the whole element, because React cannot update text that the browser has translated. */}
        {isRedirecting ? (
          <div className={styles.redirect} key="redirect">
            <p>
              You will be taken to the <a href={paths.home}>home page</a> in{' '}
              {/* Screen readers announce only the initial number, because a countdown would interrupt them. */}
              <span aria-hidden="true">
                {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
              </span>
              <span data-visually-hidden="">{DELAY_SECONDS} seconds</span>.
            </p>
            <button className={button.primary} type="button" onClick={stayOnPage}>
              Stay here
            </button>
          </div>
        ) : (
          <p className={styles.redirect} key="stay">
            Go on to the <a href={paths.home}>home page</a> or the <a href={paths.blog}>blog</a>.
          </p>
        )}
      </div>
      {next ? (
        <div className={styles.next}>
          <h3 className={textStyles.label}>{next.title}</h3>
          <ol>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ) : null}
      <p className={styles.call}>
        Sooner? Call us{' '}
        <a className={textStyles.name} href={telephoneHref(phone)}>
          {phone}
        </a>
        {booking ? <a href={booking.url}>{booking.label}</a> : null}
      </p>
    </>
  );
}
