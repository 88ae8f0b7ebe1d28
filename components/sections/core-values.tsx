import { Section } from '@/components/ui/section';
import textStyles from '@/components/styles/text.module.css';
import type { TitledText } from '@/lib/content/collections';
import styles from './core-values.module.css';

export function CoreValues({ title, values }: { title: string; values: readonly TitledText[] }) {
  return (
    <Section labelledBy="values">
      <div className={styles.root}>
        <h2 id="values">{title}</h2>
        <ul role="list">
          {values.map(({ title: value, text }) => (
            <li key={value}>
              <h3 className={textStyles.point}>{value}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
