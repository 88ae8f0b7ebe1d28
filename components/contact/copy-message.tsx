import { type SyntheticEvent, useState } from 'react';
import { readValues } from '@/lib/contact/contact-fields';
import { messageText } from '@/lib/contact/contact-links';
import styles from './copy-message.module.css';

/** Copies the whole text, for which a link may have no room. */
export function CopyMessage() {
  const [result, setResult] = useState('');
  const copy = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    navigator.clipboard
      .writeText(messageText(readValues(new FormData(currentTarget.form ?? undefined))))
      .then(
        () => {
          setResult('Copied.');
        },
        () => {
          setResult('Your browser did not allow that. Please select your message and copy it.');
        },
      );
  };
  return (
    <p className={styles.root}>
      <button className={styles.button} type="button" onClick={copy}>
        Copy message
      </button>
      <span role="status">{result}</span>
    </p>
  );
}
