import type { ReactNode } from 'react';
import { Behaviour } from '@/components/ui/behaviour';
import { answerCalculator, formulas, nameOfPeriod } from '@/lib/finance/answers';
import {
  type CalculatorField,
  calculators,
  type PlacedCalculator,
} from '@/lib/finance/calculators';
import { paths } from '@/lib/site/paths';
import styles from './calculator.module.css';
import type startCalculator from './start-calculator.behaviour';

type CalculatorProps = {
  calculator: PlacedCalculator;
  /** The title, as a `figcaption`. */
  children: ReactNode;
};

/** Fields with the figures of the example, and what follows from them. Hidden until its behaviour runs. */
export function Calculator({ calculator, children }: CalculatorProps) {
  const { values, ...settings } = calculator;
  const { name, currency, days } = settings;
  const fields: [string, CalculatorField][] = Object.entries(calculators[name]);
  const examples: Record<string, number> = values;
  return (
    <figure className={styles.root} id={name} hidden>
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
      <output className={styles.answer} id={`${name}-answer`}>
        {answerCalculator(calculator)}
      </output>
      <details>
        <summary>How this is worked out</summary>
        <p>{formulas[name]}</p>
      </details>
      <a href={`${paths.contact}#get-in-touch`}>Ask about these figures</a>
      <Behaviour<typeof startCalculator, 'script'>
        module="calculators/start-calculator"
        target={name}
        options={settings}
        files={{ script: 'calculators/run-calculator' }}
        policy={{ 'script-src': ["'self'"] }}
      />
    </figure>
  );
}
