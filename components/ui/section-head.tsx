import { ActionLink } from './action-link';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  title: string;
  /** A link at the other end of the line. */
  action?: { href: string; text: string };
};

/** The ledger rule, a section's title under it, and perhaps a link at the end of the line. */
export function SectionHead({ id, title, action }: SectionHeadProps) {
  return (
    <div className={styles.root}>
      <h2 id={id}>{title}</h2>
      {action ? (
        <ActionLink look="text" href={action.href}>
          {action.text}
        </ActionLink>
      ) : null}
    </div>
  );
}
