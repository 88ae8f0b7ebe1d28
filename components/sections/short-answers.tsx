import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import type { Pages } from '@/lib/content/collections';
import { type ShortAnswer, shortAnswers } from '@/lib/content/queries';
import { paths } from '@/lib/site/paths';
import styles from './short-answers.module.css';

export function ShortAnswers({ copy }: { copy: Pages['home']['questions'] }) {
  const answers = shortAnswers(copy.list);
  if (answers.length === 0) return null;
  return (
    <section className={styles.root} data-ground="calico" aria-labelledby="short-answers">
      <div className={styles.header}>
        <h2 id="short-answers">{copy.title}</h2>
        <p>{copy.text}</p>
        <ActionLink look="text" href={paths.blog}>
          {copy.action}
        </ActionLink>
      </div>
      <ShortAnswerList answers={answers} />
    </section>
  );
}

export function ShortAnswerList({ answers }: { answers: readonly ShortAnswer[] }) {
  return (
    <ul className={styles.list} role="list">
      {answers.map(({ article, question, answer, unit, line }) => (
        <li className={styles.row} key={article.id}>
          <div>
            <h3>
              <a href={paths.article(article.id)}>{question}</a>
            </h3>
            <p>{line}</p>
          </div>
          <p className={styles.answer}>
            {answer} <span className={styles.unit}>{unit}</span>
          </p>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  );
}
