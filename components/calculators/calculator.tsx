import type { ReactNode } from 'react';
import field from '@/components/contact/contact-field.module.css';
import button from '@/components/styles/button.module.css';
import disclosure from '@/components/styles/disclosure.module.css';
import { Icon } from '@/components/ui/icon';
import text from '@/components/styles/text.module.css';
import { computeAnswer, formulaTexts } from '@/lib/finance/answers';
import { type CalculatorExample, getFields } from '@/lib/finance/calculators';
import { paths } from '@/lib/site/paths';
import { AnswerOutput } from './answer-output';
import styles from './calculator.module.css';

type CalculatorProps = {
  /** Unique per page. */
  id: string;
  title: ReactNode;
  calculator: CalculatorExample;
  hasContactLink: boolean;
};

/** Template for error messages. `runCalculator` inserts a copy before each invalid field. */
export function FieldErrorTemplate() {
  return (
    <div hidden>
      <p className={field.error}>
        <Icon name="warning-circle" size={20} />
      </p>
    </div>
  );
}

export function Calculator({ id, title, calculator, hasContactLink }: CalculatorProps) {
  const exampleValues: Record<string, number> = calculator.values;
  const fields = Object.entries(getFields(calculator)).map(([key, { label, unit, period }]) => {
    const isMoney = unit === '₦';
    const value = exampleValues[key] ?? 0;
    return (
      <div className={field.root} key={key}>
        <label htmlFor={`${id}-${key}`}>
          {label.charAt(0).toUpperCase() + label.slice(1)}
          {isMoney || unit === '%' ? (
            <span className={field.optional}> ({`${unit} ${period}`.trim()})</span>
          ) : null}
        </label>
        <input
          id={`${id}-${key}`}
          name={key}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={isMoney && value === 0 ? '' : value.toLocaleString('en')}
        />
      </div>
    );
  });
  const assumptions = fields.splice(3);
  const answer = computeAnswer(calculator);
  const splitAmount = answer.parts && fields.shift();
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-ground="calico"
      data-needs-script=""
      data-behaviour="start-calculator"
      data-options={JSON.stringify(calculator)}
    >
      <FieldErrorTemplate />
      <h2 className={text.label} id={`${id}-title`}>
        {title}
      </h2>
      {splitAmount ? (
        <div className={styles.split}>
          {splitAmount}
          <AnswerOutput id={id} answer={answer} />
        </div>
      ) : (
        <div className={styles.answer}>
          <AnswerOutput id={id} answer={answer} />
        </div>
      )}
      <div className={styles.fields} data-screen-only="">
        {fields}
      </div>
      {hasContactLink ? (
        <a className={button.text} href={paths.contactForm()} data-ask="" data-screen-only="">
          Ask about these figures
        </a>
      ) : null}
      <details className={disclosure.root} data-screen-only="">
        <summary>
          More assumptions ({assumptions.length})
          <Icon name="caret-down" size={20} />
        </summary>
        <div className={styles.fields}>{assumptions}</div>
      </details>
      <details className={disclosure.root} data-screen-only="">
        <summary>
          How this is worked out
          <Icon name="caret-down" size={20} />
        </summary>
        <div className={styles.explanation}>
          <b>In full</b>
          <p data-full="">{answer.full}</p>
        </div>
        <p className={styles.explanation}>{formulaTexts[calculator.name]}</p>
      </details>
    </section>
  );
}
