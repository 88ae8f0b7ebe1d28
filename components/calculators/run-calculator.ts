import { leaveBeginning } from '@/lib/contact/draft';
import { type Answer, answerCalculator, NO_ANSWER } from '@/lib/finance/answers';
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
export function runCalculator(section: HTMLElement, settings: CalculatorOptions): void {
  const inputs = [...section.querySelectorAll('input')];
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const fields: Record<string, CalculatorField> = calculators[settings.name];
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';
  const write = (selector: string, text: string) => {
    const element = find(selector);
    // What stays the same is not announced.
    if (element && element.textContent !== text) element.textContent = text;
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

  const show = () => {
    const missing: string[] = [];
    const values: Record<string, number> = {};
    for (const input of inputs) {
      const field = fields[input.name];
      if (!field) continue;
      const value = readValue(input.value, field);
      const [kind, how] =
        field.unit === '₦'
          ? ['an amount', 'an amount in figures']
          : ['a number', describeLimits(field)];
      mark(input, value === undefined ? `Enter ${how}, such as ${input.defaultValue}` : '');
      if (value !== undefined) values[input.name] = value;
      else missing.push(`“${labelOf(input).replace(/ \(.*/, '')}” needs ${kind}.`);
    }
    const answer: Answer =
      missing.length === 0
        ? answerCalculator({ ...settings, values } as PlacedCalculator)
        : { label: '', figure: NO_ANSWER, sentence: missing.slice(0, 2).join(' '), full: '' };
    const unsuitable = inputs.find(({ name }) => name === answer.field);
    if (unsuitable) mark(unsuitable, answer.sentence);
    write('output b', answer.figure);
    write('output span', answer.sentence);
    write('b + p', answer.full);
    find('b + p')?.parentElement?.toggleAttribute('hidden', answer.full === '');
    const assumptions = inputs.filter((input) => input.closest('details'));
    const changed = assumptions.filter(({ value, defaultValue }) => value !== defaultValue).length;
    const state = changed > 0 ? `${changed} changed` : 'as in the example';
    write('summary span', `${assumptions.length}, ${state}`);
    return answer;
  };

  const linked = new URLSearchParams(location.search);
  // A value that was typed before this came is newer. Two calculators of a page share its URL.
  for (const input of inputs)
    if (input.value === input.defaultValue) input.value = linked.get(input.id) ?? input.value;
  show();
  const update = () => {
    const url = new URL(location.href);
    for (const { id, value } of inputs) url.searchParams.set(id, value);
    history.replaceState(history.state, '', url);
    return show();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  section.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE);
  });
  find('a')?.addEventListener('click', () => {
    const { figure, sentence, full } = update();
    const text = [
      find('h3')?.textContent,
      ...(full ? [`${find('label')?.textContent ?? ''}: ${figure}`, sentence] : []),
      ...inputs.map((input) => `${labelOf(input)}: ${input.value}`),
      location.href,
    ].join('\n');
    leaveBeginning({ first: 'My question: ', below: text });
  });
}
