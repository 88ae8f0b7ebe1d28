import { saveBeginning } from '@/lib/contact/draft';

export type BeginMessageOptions = { line: string };

/** When the visitor clicks `link`, saves `line` as the opening line of the message for the contact form. */
export function beginMessage(link: HTMLElement, { line }: BeginMessageOptions): void {
  link.addEventListener('click', () => saveBeginning({ first: line }));
}
