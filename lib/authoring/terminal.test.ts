import { printTable, type Table } from './terminal';

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
