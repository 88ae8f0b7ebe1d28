import { listDrawings } from './list-drawings';

test('charts and calculators are listed with their figures, those with a fault are not', () => {
  const text = `::chart[Rent rose]{type=bars}

| | 2024 | 2025 |
| --- | ---: | ---: |
| Rent | ₦1.5m | ₦2m |

::chart[No table]{type=bars}

::calculator[Your loan]{name=flat-rate amount="₦50,000" rate=4 periods=1 fees=0}`;
  expect(listDrawings(text)).toEqual([
    { title: 'Rent rose', figures: ['Rent: ₦1.5m, ₦2m'] },
    { title: 'Your loan', figures: ['amount: 50000', 'rate: 4', 'periods: 1', 'fees: 0'] },
  ]);
});
