import { type AnswerPart, layOutBar } from '@/lib/finance/answers';
import { formatNaira } from '@/lib/finance/numbers';

/** Updates the amounts and the bar that `AnswerOutput` has rendered. Hides the amounts if `parts` is empty. */
export function showParts(section: HTMLElement, parts: readonly AnswerPart[]): void {
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
