import { beginMessage } from '@/lib/contact/draft';
import { answerCalculator } from '@/lib/finance/answers';
import {
  type CalculatorField,
  calculators,
  describeLimits,
  type PlacedCalculator,
  readValue,
} from '@/lib/finance/calculators';

export type CalculatorOptions = Omit<PlacedCalculator, 'values'>;

/** In milliseconds, after the last key: a screen reader would speak over the keys. */
const PAUSE = 300;

/**
 * Answers the fields after each change, and keeps them in the URL, so that they can be linked. Its last
 * link takes them along to the contact form.
 */
export function runCalculator(figure: HTMLElement, settings: CalculatorOptions): void {
  const inputs = [...figure.querySelectorAll('input')];
  const output = figure.querySelector('output');
  if (!output) return;
  const fields: Record<string, CalculatorField> = calculators[settings.name];
  /** Two calculators of a page share its URL. */
  const keyOf = ({ name }: HTMLInputElement) => `${figure.id}-${name}`;
  const nameOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';

  const show = () => {
    const problems: string[] = [];
    const values: Record<string, number> = {};
    for (const input of inputs) {
      const field = fields[input.name];
      const value = field && readValue(input.value, field);
      input.setAttribute('aria-invalid', String(value === undefined));
      input.setAttribute('aria-describedby', value === undefined ? output.id : '');
      if (value !== undefined) values[input.name] = value;
      else if (field) problems.push(`${nameOf(input)}: write ${describeLimits(field)}.`);
    }
    const calculator = { ...settings, values } as PlacedCalculator;
    output.value = problems.length > 0 ? problems.join(' ') : answerCalculator(calculator);
    return problems.length === 0;
  };

  const linked = new URLSearchParams(location.search);
  // A value that was typed before this came is newer.
  for (const input of inputs)
    if (input.value === input.defaultValue) input.value = linked.get(keyOf(input)) ?? input.value;
  show();
  /** Returns whether there is an answer. */
  const update = () => {
    const url = new URL(location.href);
    for (const input of inputs) url.searchParams.set(keyOf(input), input.value);
    history.replaceState(history.state, '', url);
    return show();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  figure.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE);
  });
  figure.querySelector('a')?.addEventListener('click', () => {
    const text = [
      figure.querySelector('figcaption')?.textContent,
      ...inputs.map((input) => `${nameOf(input)}: ${input.value}`),
      ...(update() ? [output.value] : []),
      location.href,
    ].join('\n');
    beginMessage('My question: ', text);
  });
}
