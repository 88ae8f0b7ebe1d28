import { leaveBeginning } from '@/lib/contact/draft';

export type BeginMessageOptions = {
  line: string;
};

/** Begins the visitor's message with the page that a link to the contact form is on. */
export function beginMessage(link: HTMLElement, { line }: BeginMessageOptions): void {
  link.addEventListener('click', () => leaveBeginning({ first: line }));
}
