import textStyles from '@/components/styles/text.module.css';
import { type Answer, layOutBar } from '@/lib/finance/answers';
import { formatNaira } from '@/lib/finance/numbers';
import styles from './answer-output.module.css';

type AnswerOutputProps = {
  id: string;
  answer: Answer;
  /** `sum` shows the parts as a subtraction above a stacked bar. `columns` shows columns below a stacked bar. */
  layout?: 'sum' | 'columns';
};

/** Renders the answer for a calculator's example values. `runCalculator` updates the texts and the bar. */
export function AnswerOutput({ id, answer, layout = 'sum' }: AnswerOutputProps) {
  const { label, figure, sentence, parts = [] } = answer;
  const hasParts = parts.length > 0;
  const hatching = `${id}-hatching`;
  const fills = ['var(--aro-700)', `url(#${hatching})`, 'var(--osun)', 'var(--alaari)'];
  const bar = hasParts ? (
    <svg className={styles.bar} height={layout === 'sum' ? 20 : 28} aria-hidden="true">
      <pattern
        id={hatching}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path fill="var(--aro-300)" d="M0 0h8v8H0z" />
        <path fill="var(--aro-700)" d="M0 0h4v8H0z" />
      </pattern>
      {layOutBar(parts).map((place, index) => (
        <rect key={fills[index]} {...place} height="100%" fill={fills[index]} />
      ))}
    </svg>
  ) : null;
  return (
    <div className={`${styles.root} ${styles[hasParts ? layout : 'sentence']}`}>
      <label
        className={textStyles.note}
        htmlFor={`${id}-answer`}
        data-visually-hidden={hasParts ? '' : undefined}
      >
        {label}
      </label>
      {layout === 'columns' ? bar : null}
      <output id={`${id}-answer`} aria-live="off">
        {parts.map(({ name, naira, isHidden }) => (
          <span key={name} data-part="" hidden={isHidden}>
            {name} <b>{formatNaira(naira)}</b>
          </span>
        ))}
        <b className={textStyles.title} data-figure="">
          {figure}
        </b>{' '}
        <span data-sentence="">{sentence}</span>
      </output>
      {layout === 'sum' ? bar : null}
    </div>
  );
}
