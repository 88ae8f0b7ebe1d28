import { saveBeginning } from '@/lib/contact/draft';

export type BeginMessageOptions = { line: string };

/** After a click on `link`, the message in the contact form begins with `line`. */
export function beginMessage(link: HTMLElement, { line }: BeginMessageOptions): void {
  link.addEventListener('click', () => saveBeginning({ first: line }));
}
