import { ActionLink } from '@/components/ui/action-link';
import type { CallToAction as Copy } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './call-to-action.module.css';

export function CallToAction({ copy }: { copy: Copy }) {
  return (
    <section
      className={styles.root}
      data-ground="dark"
      data-screen-only=""
      aria-labelledby="call-to-action"
    >
      <div>
        <h2 id="call-to-action">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <ActionLink look="light" href={paths.contact}>
        {copy.action}
      </ActionLink>
    </section>
  );
}
