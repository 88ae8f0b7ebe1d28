import { makeArticle, makePerson, makeSite } from '@/lib/content/test-content';
import { FIXTURE } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findAdvice } from './advice';

const signed = makeArticle({ author: makePerson(), reviewedBy: makePerson({ id: 'tunde' }) });
const site = makeSite({
  regulator: 'Regulated by the SEC, number 7.',
  answers: { fees: 'A fixed fee.', replyTime: 'Within a day.', firstTalk: 'Free.' },
  insuranceBroker: { url: 'https://broker.test/', name: 'Palm Brokers', licence: 'RIB 123' },
});

const adviceOf = async (content: Parameters<typeof findAdvice>[1]) =>
  (await findAdvice(FIXTURE, content)).map(formatDiagnostic);

test('a site that says what visitors look for gets no advice', async () => {
  expect(await adviceOf({ site, articles: [signed, makeArticle({ draft: true })] })).toEqual([]);
});

test('each fact that visitors look for is named at its place', async () => {
  const advice = await adviceOf({ site: makeSite(), articles: [] });
  expect(advice).toHaveLength(6);
  expect(advice[0]).toBe(
    'content/site.yaml:28:12 regulator: write who regulates the firm, and its number there',
  );
});

test('articles that nobody signs or has checked are counted', async () => {
  const { author } = signed;
  const articles = [signed, makeArticle({ author }), makeArticle()];
  expect(await adviceOf({ site, articles })).toEqual([
    'content/people.yaml:1:1 1 of 3 articles have no author; list people here, and name one as author in each article',
    'content/people.yaml:1:1 2 of 3 articles have no reviewer; name a second person as reviewedBy in each article with advice about money',
  ]);
});
