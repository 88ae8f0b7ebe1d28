import { leaveBeginning } from '@/lib/contact/draft';
import { type Answer, answerCalculator, NO_ANSWER } from '@/lib/finance/answers';
import {
  type CalculatorField,
  calculators,
  type PlacedCalculator,
  readField,
} from '@/lib/finance/calculators';

export type CalculatorOptions = Omit<PlacedCalculator, 'values'>;

/**
 * Updates the answer while the visitor types, without an announcement, and hides it while a field has no valid
 * value. When the visitor leaves a field, screen readers hear the answer, or the field shows what is wrong.
 * The figures are kept in the history entry, not in the URL, which the host and analytics read. The last link
 * passes them on to the contact form.
 */
export function runCalculator(section: HTMLElement, settings: CalculatorOptions): void {
  const inputs = [...section.querySelectorAll('input')];
  const output = section.querySelector('output');
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const fields: Record<string, CalculatorField> = calculators[settings.name];
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';
  const nameOf = (input: HTMLInputElement) => labelOf(input).replace(/ \(.*/, '');
  const write = (selector: string, text: string) => {
    const element = find(selector);
    if (element) element.textContent = text;
  };

  /** Puts what to do about a field between its label and itself; nothing takes that away. */
  const mark = (input: HTMLInputElement, mistake: string) => {
    const id = `${input.id}-error`;
    document.getElementById(id)?.remove();
    input.setAttribute('aria-invalid', String(mistake !== ''));
    input.setAttribute('aria-describedby', mistake && id);
    const copy = find('[hidden] p')?.cloneNode(true);
    if (mistake === '' || !(copy instanceof HTMLElement)) return;
    copy.id = id;
    copy.append(mistake);
    input.before(copy);
    input.closest('details')?.setAttribute('open', '');
    // What is written above it has moved it.
    if (input === document.activeElement) input.scrollIntoView({ block: 'nearest' });
  };

  const show = (isTyping = false) => {
    const mistakes = new Map<HTMLInputElement, string>();
    const values: Record<string, number> = {};
    for (const input of inputs) {
      const field = fields[input.name];
      if (!field) continue;
      const read = readField(input.value, field, input.defaultValue);
      if (typeof read === 'number') values[input.name] = read;
      else mistakes.set(input, read);
    }
    const [wrong] = mistakes.keys();
    const answer: Answer = wrong
      ? { label: '', figure: NO_ANSWER, sentence: `“${nameOf(wrong)}” needs a number.`, full: '' }
      : answerCalculator({ ...settings, values } as PlacedCalculator);
    const unsuitable = inputs.find(({ name }) => name === answer.field);
    if (unsuitable) mistakes.set(unsuitable, answer.sentence);
    for (const input of inputs) {
      const mistake = mistakes.get(input) ?? '';
      if (!isTyping || mistake === '') mark(input, mistake);
    }
    // A hidden answer still takes its space, so nothing moves.
    output?.toggleAttribute('data-outdated', isTyping && mistakes.size > 0);
    if (isTyping && mistakes.size > 0) return;
    write('output b', answer.figure);
    write('output span', answer.sentence);
    write('b + p', answer.full);
    find('b + p')?.parentElement?.toggleAttribute('hidden', answer.full === '');
  };

  const kept = (history.state as Record<string, Record<string, string>> | null)?.[section.id];
  // What the visitor typed before this module had loaded stays.
  for (const input of inputs)
    if (input.value === input.defaultValue) input.value = kept?.[input.name] ?? input.value;
  show();
  const readFigures = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  section.addEventListener('input', () => {
    output?.setAttribute('aria-live', 'off');
    show(true);
  });
  section.addEventListener('change', () => {
    output?.setAttribute('aria-live', 'polite');
    show();
    history.replaceState({ ...(history.state as object | null), [section.id]: readFigures() }, '');
  });
  find('a')?.addEventListener('click', () => {
    const figures = new URLSearchParams(readFigures()).toString();
    const text = [
      find('h2')?.textContent,
      `${find('label')?.textContent ?? ''}: ${output?.textContent ?? ''}`,
      ...inputs.map((input) => `${labelOf(input)}: ${input.value}`),
      `${location.origin}${location.pathname}#${section.id}?${figures}`,
    ].join('\n');
    leaveBeginning({ first: 'My question: ', below: text });
  });
}
