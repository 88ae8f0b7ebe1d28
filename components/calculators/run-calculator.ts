import { keepDraft, readDraft } from '@/lib/contact/draft';
import { answerCalculator } from '@/lib/finance/answers';
import type { PlacedCalculator } from '@/lib/finance/calculators';
import { parseNumber } from '@/lib/finance/numbers';

/**
 * Answers each change of the fields, and keeps them in the URL, so that they can be linked. Its last link
 * takes them along to the contact form.
 */
export default function runCalculator(
  figure: HTMLElement,
  settings: Omit<PlacedCalculator, 'values'>,
): void {
  const inputs = [...figure.querySelectorAll('input')];
  const output = figure.querySelector('output');
  const nameOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';

  const show = () => {
    const faults: string[] = [];
    const values: Record<string, number> = {};
    for (const input of inputs) {
      const { min = '', max = '' } = input.dataset;
      const value = parseNumber(input.value);
      const isWrong = value === undefined || value < Number(min) || value > Number(max);
      input.setAttribute('aria-invalid', String(isWrong));
      values[input.name] = value ?? 0;
      if (!isWrong) continue;
      const limits = [min, max].map((limit) => Number(limit).toLocaleString('en')).join(' to ');
      faults.push(`${nameOf(input)}: write a number from ${limits}.`);
    }
    const calculator = { ...settings, values } as PlacedCalculator;
    if (output) output.value = faults.join(' ') || answerCalculator(calculator);
  };

  const linked = new URLSearchParams(location.search);
  for (const input of inputs) input.value = linked.get(input.name) ?? input.value;
  show();
  figure.addEventListener('input', () => {
    show();
    for (const { name, value } of inputs) linked.set(name, value);
    history.replaceState(history.state, '', `?${linked.toString()}${location.hash}`);
  });
  figure.querySelector('a')?.addEventListener('click', () => {
    const { values, earlier } = readDraft();
    const text = [
      figure.querySelector('figcaption')?.textContent,
      ...inputs.map((input) => `${nameOf(input)}: ${input.value}`),
      output?.value,
      location.href,
    ].join('\n');
    const { name = '', email = '', phone = '', message = '' } = values;
    const parts = message.includes(text) ? [message] : [message, text];
    const whole = parts.filter((part) => part !== '').join('\n\n');
    keepDraft({ name, email, phone, message: whole }, earlier);
  });
}
