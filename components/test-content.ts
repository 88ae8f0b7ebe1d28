import type { Article, Pages } from '@/lib/content/collections';
import { parse } from 'yaml';
import { makeArticle, makeImage, readFixture } from '@/lib/content/test-content';
import type { Logo } from '@/lib/content/queries';
import type { ContactFormProps } from './contact/contact-form';

export const HOSTILE_HTML = `"'></script><script>alert(1)</script>&<img src=x onerror=alert(1)>`;

export const logo: Logo = {
  image: { ...makeImage('logo.svg', 48, 48), dataUrl: 'data:image/svg+xml,light' },
  darkImage: makeImage('logo-dark.svg', 48, 48),
  containsName: false,
};

export const fixturePages = parse(readFixture('pages.yaml')) as Readonly<Pages>;

export function makeArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => makeArticle({ id: count - index }));
}

export const contactFormProps: ContactFormProps = {
  action: '/f/contact',
  thanks: {
    next: { title: 'What happens next', steps: ['A person reads your message.'] },
    replyTime: 'We answer within a day.',
    booking: undefined,
    phone: '+234 800 000 0002',
  },
  privacy: 'We use what you send only to answer you.',
  alternatives: { email: 'hello@firm.test', phone: '+234 800 000 0002', whatsapp: '+1234567' },
};
