import type { FaqItem } from './schemas/lists-schema';
import type { Site } from './schemas/site-schema';

/** What visitors of a financial adviser ask first, as far as `site.yaml` answers it. */
export function firstAnswers({ answers, regulator }: Site): FaqItem[] {
  return [
    { question: 'What does it cost?', answer: answers.fees },
    { question: 'How soon will you answer?', answer: answers.replyTime },
    { question: 'Is the first consultation free?', answer: answers.firstTalk },
    { question: 'Who regulates you?', answer: regulator },
  ].flatMap(({ question, answer }) => (answer === undefined ? [] : [{ question, answer }]));
}
