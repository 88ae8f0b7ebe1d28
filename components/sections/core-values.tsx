import { Section } from '@/components/ui/section';
import list from '@/components/styles/list.module.css';
import textStyles from '@/components/styles/text.module.css';
import type { TitledText } from '@/lib/content/collections';
import styles from './core-values.module.css';

export function CoreValues({ title, values }: { title: string; values: readonly TitledText[] }) {
  return (
    <Section labelledBy="values" title={title}>
      <ol className={`${list.ruled} ${styles.root}`} role="list">
        {values.map(({ title: value, text }) => (
          <li key={value}>
            <h3 className={textStyles.point}>{value}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
