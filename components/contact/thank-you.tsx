import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { REDIRECT_DELAY } from '@/lib/contact/contact-form-state';
import { paths } from '@/lib/site/paths';
import styles from './thank-you.module.css';

type ThankYouProps = {
  title: string;
  text: string;
  /** Whether the browser is about to go to the home page. */
  isRedirecting: boolean;
  onStay: () => void;
};

const DELAY_SECONDS = REDIRECT_DELAY / 1000;

/** Replaces the form when the message has arrived. */
export function ThankYou({ title, text, isRedirecting, onStay }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [seconds, setSeconds] = useState(DELAY_SECONDS);
  // At first, and again when the button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [isRedirecting]);

  useEffect(() => {
    if (!isRedirecting) return undefined;
    if (seconds === 0) {
      location.assign(paths.home);
      return undefined;
    }
    const timer = setTimeout(() => {
      setSeconds(seconds - 1);
    }, 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [isRedirecting, seconds]);

  // A visitor who has followed a link, or has left and come back, is not redirected. "pagehide" would
  // be too late: Firefox drops what React has to do after it.
  useEffect(() => {
    const stayForLinks = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) onStay();
    };
    addEventListener('click', stayForLinks);
    addEventListener('pageshow', onStay);
    return () => {
      removeEventListener('click', stayForLinks);
      removeEventListener('pageshow', onStay);
    };
  }, [onStay]);

  return (
    <div className={styles.root} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {isRedirecting ? (
        <p>
          You will be taken to the <a href={paths.home}>home page</a> in{' '}
          {/* Screen readers announce the first number only: a countdown would interrupt them. */}
          <span aria-hidden="true">{seconds === 1 ? '1 second' : `${seconds} seconds`}</span>
          <VisuallyHidden>{DELAY_SECONDS} seconds</VisuallyHidden>.{' '}
          <button className={styles.stay} type="button" onClick={onStay}>
            Stay here
          </button>
        </p>
      ) : (
        <p>
          Go on to the <a href={paths.home}>home page</a> or the <a href={paths.blog}>blog</a>.
        </p>
      )}
    </div>
  );
}
