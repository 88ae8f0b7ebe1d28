import { useEffect, useRef } from 'react';
import { REDIRECT_DELAY } from '@/lib/contact/contact-form-state';
import { paths } from '@/lib/site/paths';
import styles from './thank-you.module.css';

type ThankYouProps = {
  title: string;
  text: string;
  /** Whether the browser is about to go to the home page. */
  leaving: boolean;
  onStay: () => void;
};

/** What stands in the form's place when the message has arrived. */
export function ThankYou({ title, text, leaving, onStay }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.root} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {leaving ? (
        <p>
          You will be taken to the <a href={paths.home}>home page</a> in {REDIRECT_DELAY / 1000}{' '}
          seconds.{' '}
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
