import { printTable, startProgress, type Table } from './terminal';

function print(table: Table): string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printTable(table);
  const printed = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  return printed.split('\n');
}

test('words are aligned left, figures right, as wide as the widest cell; notes come last', () => {
  const rows = [['Naira', '1,152', '5'], ['₦1', '9', '1,000'], ['None']];
  const table = { title: 'Articles', header: ['', 'words', 'min'], rows, notes: ['A note.'] };
  expect(print(table)).toEqual([
    '',
    'Articles',
    '',
    '       words    min',
    '-----  -----  -----',
    'Naira  1,152      5',
    '₦1         9  1,000',
    'None',
    'A note.',
    '',
  ]);
});

test.each([
  ['a terminal shows the seconds in one line', true, [0, 1, 2].map((s) => `\r\x1b[KBuild… ${s} s`)],
  ['a log shows the label once', false, ['Build…']],
])('%s', (_what, isTTY, expected) => {
  jest.useFakeTimers();
  let shown = '';
  const write = (text: string) => {
    shown += text;
    return true;
  };
  const progress = startProgress({ isTTY, write }, 'Build');
  jest.advanceTimersByTime(2500);
  progress.stop();
  jest.advanceTimersByTime(2500);
  jest.useRealTimers();
  expect(shown).toBe(`${expected.join('')}\n`);
});
