import { makeArticle, makePerson, makeSite } from '@/lib/content/test-content';
import { FIXTURE } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findAdvice } from './advice';

const signed = makeArticle({ author: makePerson(), reviewedBy: makePerson() });
const trusted = makeSite({
  regulator: 'Regulated by the SEC, number 7.',
  answers: { fees: 'A fixed fee.', replyTime: 'Within a day.', firstTalk: 'Free.' },
  insuranceBroker: { url: 'https://broker.test/', name: 'Palm Brokers', licence: 'RIB 123' },
});

test('a firm with every fact, whose articles are signed, gets no advice', async () => {
  const articles = [signed, makeArticle({ draft: true })];
  expect(await findAdvice(FIXTURE, { site: trusted, articles })).toEqual([]);
});

test('names each missing fact at its place, and counts articles without a signer', async () => {
  const content = { site: makeSite(), articles: [signed, makeArticle({ author: makePerson() })] };
  const advice = (await findAdvice(FIXTURE, content)).map(formatDiagnostic);
  expect(advice).toHaveLength(7);
  expect(advice[0]).toMatch(/^content\/site.yaml:28:12 regulator: /);
  expect(advice[6]).toMatch(/^content\/people.yaml:1:1 1 of 2 articles have no reviewer; /);
});
