import { saveBeginning } from '@/lib/contact/draft';
import { type Answer, computeAnswer, layOutBar, NO_ANSWER } from '@/lib/finance/answers';
import { type CalculatorExample, getFields, parseField } from '@/lib/finance/calculators';
import { formatNaira } from '@/lib/finance/numbers';
import { readFigures, saveFigures } from './saved-figures';

/**
 * Updates the answer while the visitor types, but hides it while a field is invalid. Shows errors and announces the
 * answer only when the visitor leaves a field. For values that have no field, uses `example`.
 */
export function runCalculator(section: HTMLElement, example: CalculatorExample): void {
  const inputs = [...section.querySelectorAll('input')];
  const output = section.querySelector('output');
  const find = (selector: string) => section.querySelector<HTMLElement>(selector);
  const fields = getFields(example);
  const getLabel = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';
  const setText = (selector: string, text: string) => {
    const element = find(selector);
    if (element) element.textContent = text;
  };

  const setError = (input: HTMLInputElement, mistake: string) => {
    const id = `${input.id}-error`;
    document.getElementById(id)?.remove();
    input.setAttribute('aria-invalid', String(mistake !== ''));
    input.setAttribute('aria-describedby', mistake && id);
    input.parentElement?.toggleAttribute('data-invalid', mistake !== '');
    const message = find('[hidden] p')?.cloneNode(true);
    if (mistake === '' || !(message instanceof HTMLElement)) return;
    message.id = id;
    message.append(mistake);
    input.before(message);
    input.closest('details')?.setAttribute('open', '');
    // The inserted message pushes the focused field down, possibly out of view.
    if (input === document.activeElement) input.scrollIntoView({ block: 'nearest' });
  };

  const update = (isTyping = false) => {
    const mistakes = new Map<HTMLInputElement, string>();
    const values: Record<string, number> = { ...example.values };
    for (const input of inputs) {
      const field = fields[input.name];
      if (!field) continue;
      const result = parseField(input.value, field, input.defaultValue);
      if (typeof result === 'number') values[input.name] = result;
      else mistakes.set(input, `Enter ${result}`);
    }
    const [invalidInput] = mistakes.keys();
    const name = invalidInput && getLabel(invalidInput).replace(/ \(.*/, '');
    const answer: Answer = name
      ? { ...NO_ANSWER, label: '', sentence: `“${name}” needs a number.` }
      : computeAnswer({ ...example, values } as CalculatorExample);
    const unsuitableInput = inputs.find(({ name }) => name === answer.field);
    if (unsuitableInput) mistakes.set(unsuitableInput, answer.sentence);
    for (const input of inputs) {
      const mistake = mistakes.get(input) ?? '';
      if (!isTyping || mistake === '') setError(input, mistake);
    }
    // CSS hides an outdated answer but preserves its space, so that the layout does not shift.
    output?.toggleAttribute('data-outdated', isTyping && mistakes.size > 0);
    if (isTyping && mistakes.size > 0) return;
    setText('[data-figure]', answer.figure);
    setText('[data-sentence]', answer.sentence);
    setText('[data-full]', answer.full);
    find('[data-full]')?.parentElement?.toggleAttribute('hidden', answer.full === '');
    showParts(section, answer);
  };

  const saved = readFigures(section);
  // Saved values must not replace what the visitor typed before this module loaded.
  for (const input of inputs)
    if (input.value === input.defaultValue) input.value = saved?.[input.name] ?? input.value;
  update();
  const getFigures = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  section.addEventListener('input', () => {
    output?.setAttribute('aria-live', 'off');
    update(true);
  });
  section.addEventListener('change', () => {
    output?.setAttribute('aria-live', 'polite');
    update();
    saveFigures(section, getFigures());
  });
  find('[data-ask]')?.addEventListener('click', () => {
    const figures = new URLSearchParams(getFigures());
    const shown = [...(output?.children ?? [])].filter((part) => !part.hasAttribute('hidden'));
    const below = [
      find('h2')?.textContent,
      `${output?.labels[0]?.textContent ?? ''}: ${shown.map((part) => part.textContent).join(' ')}`,
      ...inputs.map((input) => `${getLabel(input)}: ${input.value || '0'}`),
      `${location.origin}${location.pathname}#${section.id}?${figures}`,
    ].join('\n');
    saveBeginning({ first: 'My question: ', below });
  });
}

/** Updates the amounts and the bar that `AnswerOutput` has rendered. Hides the amounts if the answer has no parts. */
function showParts(section: HTMLElement, { parts = [] }: Answer): void {
  const bars = section.querySelectorAll('rect');
  const places = layOutBar(parts);
  section.querySelectorAll<HTMLElement>('[data-part]').forEach((row, index) => {
    const { naira, isHidden } = parts[index] ?? { naira: 0, isHidden: true };
    row.hidden = isHidden === true;
    row.querySelector('b')?.replaceChildren(formatNaira(naira));
    const { x, width } = places[index] ?? { x: '0', width: '0' };
    bars[index]?.setAttribute('x', x);
    bars[index]?.setAttribute('width', width);
  });
}
