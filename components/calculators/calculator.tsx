import type { ReactNode } from 'react';
import { Behaviour } from '@/components/ui/behaviour';
import {
  type CalculatorField,
  calculators,
  type PlacedCalculator,
} from '@/lib/finance/calculators';
import { paths } from '@/lib/site/paths';
import { answerExample, formulas, modules, wordsOf } from './answers';
import styles from './calculator.module.css';
import type startCalculator from './start-calculator.behaviour';

type CalculatorProps = {
  calculator: PlacedCalculator;
  /** The title, as a `figcaption`. */
  children: ReactNode;
};

/** Fields with the figures of the example, and what follows from them. Hidden until its behaviour runs. */
export function Calculator({ calculator, children }: CalculatorProps) {
  const { name, values } = calculator;
  const words = wordsOf(calculator);
  const fields: [string, CalculatorField][] = Object.entries(calculators[name]);
  const examples: Record<string, number> = values;
  return (
    <figure className={styles.root} id={name} hidden>
      {children}
      <div className={styles.fields}>
        {fields.map(([key, { label, unit, min, max }]) => (
          <label key={key}>
            <span>
              {label.replace('{currency}', words.currency).replace('{period}', words.period)}
              {unit === '' ? '' : ` (${unit})`}
            </span>
            <input
              name={key}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={examples[key]?.toLocaleString('en')}
              data-min={min}
              data-max={max}
            />
          </label>
        ))}
      </div>
      <output className={styles.answer}>{answerExample(calculator)}</output>
      <details>
        <summary>How this is worked out</summary>
        <p>{formulas[name]}</p>
      </details>
      <a href={`${paths.contact}#get-in-touch`}>Ask about these figures</a>
      <Behaviour<typeof startCalculator, 'script'>
        module="calculators/start-calculator"
        target={name}
        options={words}
        files={{ script: modules[name] }}
        policy={{ 'script-src': ["'self'"] }}
      />
    </figure>
  );
}
