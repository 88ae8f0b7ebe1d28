import field from '@/components/contact/contact-field.module.css';
import type { Pages } from '@/lib/content/collections';
import { findSalaryCalculator } from '@/lib/content/markdown/figures';
import { computeAnswer } from '@/lib/finance/answers';
import { paths } from '@/lib/site/paths';
import { AnswerOutput } from './answer-output';
import { FieldErrorTemplate } from './calculator';
import styles from './sum.module.css';

const ID = 'sum';

/** Short version of an article's calculator, with only the field `pay`. If JavaScript is off, shows the example. */
export function Sum({ sum }: { sum: NonNullable<Pages['home']['sum']> }) {
  const { article, label, action } = sum;
  const calculator = article && findSalaryCalculator(article.text.figures);
  if (!calculator) return null;
  const pay = calculator.values.pay.toLocaleString('en');
  const href = `${paths.article(article.id)}#${calculator.name}`;
  return (
    <section
      className={styles.root}
      id={ID}
      aria-labelledby={`${ID}-label`}
      data-behaviour="start-calculator"
      data-options={JSON.stringify(calculator)}
      data-saved-as={href}
    >
      <FieldErrorTemplate />
      <div className={`${field.root} ${styles.field}`}>
        <label id={`${ID}-label`} htmlFor={`${ID}-pay`}>
          {label}
        </label>
        <input
          id={`${ID}-pay`}
          name="pay"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={`₦${pay}`}
          data-needs-script=""
        />
        <noscript>₦{pay}</noscript>
      </div>
      <AnswerOutput id={ID} answer={computeAnswer(calculator)} layout="columns" />
      <a className={styles.action} href={href}>
        {action}
      </a>
    </section>
  );
}
