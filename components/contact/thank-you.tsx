import { useEffect, useRef, useState } from 'react';
import { type ContactValues, MESSAGE_SENT } from '@/lib/contact/contact-fields';
import button from '@/components/styles/button.module.css';
import textStyles from '@/components/styles/text.module.css';
import { telephoneHref } from '@/lib/contact/contact-links';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import styles from './thank-you.module.css';

const DELAY_SECONDS = 3;

export type ThankYouProps = {
  copy: Pages['contact']['form']['thanks'];
  replyTime: string | undefined;
  booking: { url: string; label: string } | undefined;
  phone: string;
  values: ContactValues;
};

export function ThankYou({ copy, replyTime, booking, phone, values }: ThankYouProps) {
  const { title, text, next, call } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  // Undefined if the visitor stays.
  const [seconds, setSeconds] = useState<number | undefined>(DELAY_SECONDS);
  const isRedirecting = seconds !== undefined;
  const stay = () => setSeconds(undefined);
  const stayHere = () => {
    stay();
    // The browser may be loading the home page already.
    window.stop();
  };
  // The focus returns here when the button that had it is gone.
  useEffect(() => heading.current?.focus(), [isRedirecting]);
  useEffect(() => void dispatchEvent(new Event(MESSAGE_SENT)), []);

  useEffect(() => {
    if (seconds === undefined) return undefined;
    if (seconds === 0) return location.assign(paths.home);
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  // A visitor who has followed a link, or has left and come back, is not redirected. A listener for
  // "pagehide" would be too late: Firefox drops the work of React after it.
  useEffect(() => {
    const shown = new AbortController();
    const stayForLinks = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) stay();
    };
    const stayAfterBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stay();
    };
    addEventListener('click', stayForLinks, shown);
    addEventListener('pageshow', stayAfterBack, shown);
    return () => shown.abort();
  }, []);

  return (
    <>
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title.replace('{visitor}', () => values.name.trim())}
        </h2>
        <p className={styles.text}>
          {text.replace('{email}', () => values.email.trim())} {replyTime}
        </p>
        {/* With keys, React replaces whole elements, because a translator may have removed texts. */}
        {isRedirecting ? (
          <div className={styles.redirect} key="redirect">
            <p>
              You will be taken to the <a href={paths.home}>home page</a> in{' '}
              {/* Screen readers announce the first number only: a countdown would interrupt them. */}
              <span aria-hidden="true">{seconds === 1 ? '1 second' : `${seconds} seconds`}</span>
              <span data-visually-hidden="">{DELAY_SECONDS} seconds</span>.
            </p>
            <button className={button.primary} type="button" onClick={stayHere}>
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
        {call}{' '}
        <a className={textStyles.name} href={telephoneHref(phone)}>
          {phone}
        </a>
        {booking ? <a href={booking.url}>{booking.label}</a> : null}
      </p>
    </>
  );
}
