import { saveBeginning } from '@/lib/contact/draft';

export type BeginMessageOptions = {
  line: string;
};

/** When the visitor clicks a link to the contact form, saves `line` as the beginning of the message. */
export function beginMessage(link: HTMLElement, { line }: BeginMessageOptions): void {
  link.addEventListener('click', () => saveBeginning({ first: line }));
}
