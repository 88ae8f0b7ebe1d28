import type { ReactNode } from 'react';
import { answerCalculator, formulas, nameOfPeriod } from '@/lib/finance/answers';
import {
  type CalculatorField,
  calculators,
  type PlacedCalculator,
} from '@/lib/finance/calculators';
import { paths } from '@/lib/site/paths';
import styles from './calculator.module.css';
import type { CalculatorOptions } from './run-calculator';

type CalculatorProps = {
  /** Another one for each calculator of a page. */
  id: string;
  calculator: PlacedCalculator;
  /** The title, as a `figcaption`. */
  children: ReactNode;
};

/** Fields with the figures of the example, and what follows from them. Hidden until its behaviour runs. */
export function Calculator({ id, calculator, children }: CalculatorProps) {
  const { values, ...settings } = calculator;
  const options: CalculatorOptions = settings;
  const { name, currency, days } = settings;
  const fields: [string, CalculatorField][] = Object.entries(calculators[name]);
  const examples: Record<string, number> = values;
  return (
    <figure
      className={styles.root}
      id={id}
      hidden
      data-behaviour="start-calculator"
      data-options={JSON.stringify(options)}
    >
      {children}
      <div className={styles.fields}>
        {fields.map(([key, { label, unit }]) => (
          <label key={key}>
            <span>
              {label.replace('{currency}', currency).replace('{period}', nameOfPeriod(days))}
              {unit === '' ? '' : ` (${unit})`}
            </span>
            <input
              name={key}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={examples[key]?.toLocaleString('en')}
            />
          </label>
        ))}
      </div>
      <output className={styles.answer} id={`${id}-answer`}>
        {answerCalculator(calculator)}
      </output>
      <details>
        <summary>How this is worked out</summary>
        <p>{formulas[name]}</p>
      </details>
      <a href={`${paths.contact}#get-in-touch`}>Ask about these figures</a>
    </figure>
  );
}
