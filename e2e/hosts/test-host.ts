import { ask } from './ask';
import type { Case } from './case';
import { checkAnswer } from './check-answer';
import type { HostName, RunningHost } from './host';

/** How many questions are under way at once. */
const AT_ONCE = 8;

export type Verdict = {
  /** For the table: `ok`, `ok*` by an exception, `-` when not asked, else `differs`. */
  word: string;
  faults: string[];
};

type Test = {
  name: HostName;
  host: RunningHost;
  cases: readonly Case[];
  read: (file: string) => Promise<Buffer>;
};

/** Asks a host all the questions of the table; the verdicts are in their order. */
export async function testHost({ name, host, cases, read }: Test): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const judge = async (one: Case): Promise<Verdict> => {
    const exception = one.except?.find(({ hosts }) => hosts.includes(name));
    if (exception && !exception.expected) return { word: '-', faults: [] };
    const expected = exception?.expected ?? one.expected;
    const isSecure = !one.question.isPlain;
    const faults = await ask(host, one.question).then(
      (answer) => checkAnswer(answer, expected, { host: name, isSecure, read }),
      (error: unknown) => [String(error)],
    );
    return { word: faults.length > 0 ? 'differs' : exception ? 'ok*' : 'ok', faults };
  };
  for (let at = 0; at < cases.length; at += AT_ONCE) {
    verdicts.push(...(await Promise.all(cases.slice(at, at + AT_ONCE).map(judge))));
  }
  return verdicts;
}
