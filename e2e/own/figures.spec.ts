import { loadContent } from '@/lib/content/check-content';
import { readDirective } from '@/lib/content/markdown/directives';
import { parseBody, textOf } from '@/lib/content/markdown/parse-body';
import { answerCalculator } from '@/lib/finance/answers';
import { presentValue } from '@/lib/finance/instalments';
import { parseFigure } from '@/lib/finance/numbers';
import { expect, test } from '../support/test';

// The sums of the sample articles, and their calculators. An owner's article has no test here.

const { articles } = await loadContent(process.cwd());

/** Samples as lines: the description, each block, and each row of a table with ` | ` between cells. */
const samples = articles
  .filter(({ sample }) => sample)
  .map(({ id, description, body }) => {
    const tree = parseBody(body);
    const lines = tree.children.flatMap((node) =>
      node.type === 'table'
        ? node.children.map((row) => row.children.map((cell) => textOf(cell).trim()).join(' | '))
        : textOf(node),
    );
    return { id, tree, lines: [description, ...lines] };
  });

const FIGURE = String.raw`([−+]?[₦£$]?\d+(?:,\d{3})*(?:\.\d+)?m?%?)`;

/** The figures that stand for `#` wherever a text has the pattern. */
function find(text: string, pattern: string) {
  const matches = [...text.matchAll(new RegExp(pattern.replaceAll('#', FIGURE), 'g'))];
  return matches.flatMap(([, ...found]) => found.flatMap((one = '') => parseFigure(one) ?? []));
}

/** The figures at a place: a pattern with `#`, or how a row begins, for the first figure of its cells. */
function findAt(lines: string[], place: string) {
  if (place.includes('#')) return find(lines.join('\n'), place);
  const row = lines.find((line) => line.startsWith(place) && line.includes(' | ')) ?? '';
  const [, ...cells] = row.split(' | ');
  return cells.flatMap((cell) => find(cell, '#').slice(0, 1));
}

type Article = {
  /** An input: the figure at a place, or one of its figures, counted from 1. */
  given: (place: string, number?: number) => number;
  /** The figures at a place are these sums, rounded as they are written; one sum stands for all. */
  expectAt: (place: string, ...sums: number[]) => void;
};

const add = (...numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const roundTo = (unit: number, sum: number) => Math.round(sum / unit) * unit;
/** What interest in per cent makes of 1, after tax on it in per cent. */
const grow = (rate: number, tax = 0) => 1 + (rate / 100) * (1 - tax / 100);
/** The price of ₦1 after the 364 days of a Treasury bill, from its discount in per cent. */
const priceOfBill = (discount: number) => 1 - (discount / 100) * (364 / 365);

/** What follows from the figures of each article, by its number. */
const sums: Record<number, (article: Article) => void> = {
  7: ({ given, expectAt }) => {
    const [bill, deposit] = [given('bill at #'), given('sterling deposit[^.]*? #')];
    const [pounds, today] = [given('Table: #'), given('Naira per pound')];
    const [latest, deducted] = [given('with the pound at #'), given('banks now deduct #')];
    const discount = given('a discount of #');
    const gross = discount / priceOfBill(discount);
    expectAt('interest of # in naira', gross);
    expectAt('of March 2026 leaves #', gross * (1 - deducted / 100));
    const naira = pounds * today * grow(bill);
    const level = (today * grow(bill)) / grow(deposit);
    const prices = [today, level, given('Naira per pound', 3)];
    expectAt('Naira per pound', ...prices);
    expectAt('Naira in hand', naira / 1e6);
    for (const tax of [0, 20, 40]) {
      const when = tax === 0 ? 'before tax' : `after tax at ${tax}%`;
      // A loss is not deducted. The row of 40% is in the second table only.
      const keep = (end: number) => end - (Math.max(0, end - pounds) * tax) / 100;
      if (tax < 40) {
        expectAt(`Bill, ${when}`, ...prices.map((price) => keep(naira / price)));
        expectAt(`Deposit, ${when}`, keep(pounds * grow(deposit)));
      }
      // The United Kingdom credits Nigeria's tax on the interest.
      const onInterest = Math.max(tax, given('took # of a deposit'));
      const inBank = (today * grow(bill, onInterest)) / grow(deposit, tax);
      // The United Kingdom credits the later bill's Nigerian tax: at these rates no UK tax is left.
      const later = (latest * grow(gross, deducted)) / grow(deposit, tax);
      const ukTax = ((latest * grow(gross)) / later - 1) * tax;
      expect.soft(ukTax).toBeLessThan((latest / later) * gross * (deducted / 100));
      expectAt(tax === 0 ? 'None' : `${tax}%`, level, inBank, later);
    }
    for (const place of ['rises by less than #', 'far more than # in a year'])
      expectAt(place, (grow(gross, deducted) / grow(deposit) - 1) * 100);
  },

  10: ({ given, expectAt }) => {
    const [price, then] = [given('Price'), given('in pounds, at #')];
    const bands = ['First', 'Next', 'Last'].map((band) => given(`${band} # \\|`));
    const duties = bands.map(
      (band, n) => (band * given('(?:First|Next|Last) £\\S+ \\| #', n + 1)) / 100,
    );
    const duty = add(...duties);
    expectAt('Price', add(...bands));
    expectAt('(?:First|Next|Last) £.* \\| #', ...duties);
    expectAt('In all', duty);
    const fees = 2 * given('# each for agent') + given('# of assessed');
    const lagosCosts = (price * fees) / 100 + (given('# for searches') * 1e6) / then;

    const tax = given('Nigerian tax at #') / 100;
    /** The first year of a flat that is empty for some months, a key for each row of the table. */
    const letIn =
      (months: number, fee: number, upkeep: number, free: number, costs: number) =>
      (rent: number) => {
        const empty = (-rent * months) / 12;
        const manager = (-(rent + empty) * fee) / 100;
        const profit = rent + empty + manager + upkeep;
        const due = -tax * Math.max(0, profit - free);
        const [left, cash] = [profit + due, price + costs];
        return {
          ...{ 'Buying costs': costs, 'Cash in': cash, 'Rent asked': rent, 'Empty weeks': empty },
          ...{ Management: manager, 'Upkeep and charges': upkeep, Tax: due },
          ...{ 'Left in hand': left, 'Net yield': (left / cash) * 100 },
        };
      };
    // The VAT of the United Kingdom is 20%.
    const [fee, allowance] = [given('# plus VAT') * 1.2, given('allowance of #')];
    const inLondon = letIn(0.5, fee, given('Upkeep'), allowance, duty + given('# for a lawyer'));
    const inLagos = letIn(1, given('plus VAT[^.]*? #'), given('Upkeep', 2), 0, lagosCosts);
    const london = inLondon((price * given('London’s rent, #')) / 100);
    const at7 = inLagos(given('Rent asked', 2));
    const at5 = inLagos((price * given('let at 7% .* let at #')) / 100);
    type Flat = typeof london;
    for (const row of Object.keys(london) as (keyof Flat)[])
      expectAt(row, london[row], at7[row], at5[row]);
    const taxOn = (flat: Flat, rate = tax, cash = flat['Cash in']) =>
      ((flat['Left in hand'] * (1 - rate)) / cash) * 100;
    expectAt('Nigerian tax on London', -tax * london['Left in hand']);
    expectAt('Net yield since', taxOn(london), at7['Net yield'], at5['Net yield']);
    expectAt(
      'the flat now leaves #',
      taxOn(inLondon((price * given('At the average of #')) / 100)),
    );
    const high = given('salary pays up to #') / 100;
    const before7 = { ...at7, 'Left in hand': at7['Left in hand'] - at7.Tax };
    expectAt('Lagos then leaves # and London #', taxOn(before7, high), taxOn(london, high));
    const cheaper = london['Cash in'] - given('the # surcharge');
    expectAt('Nigeria’s, London yields #', taxOn(london, tax, cheaper));

    const today = given('Lagos at 7%, still #');
    /** Rent of five years, net sale, gain and its share of the cash, while the pound rises. */
    const hold = (flat: Flat, rate: number, costs: number, start = 1, end = 1) => {
      const yearly = grow(rate) * (start / end) ** (1 / 5);
      const rent = add(...[0, 1, 2, 3, 4].map((year) => flat['Left in hand'] * yearly ** year));
      const sale = price * yearly ** 5 * grow(-costs);
      const gain = rent + sale - flat['Cash in'];
      return [rent, sale, gain, (gain / flat['Cash in']) * 100] as const;
    };
    const selling = '# in London and # in Lagos';
    const [sellLondon, sellLagos] = [given(selling), given(selling, 2)];
    const [riseLondon, riseLagos] = [given('# in pounds'), given('# (?:a year )?in naira')];
    const keepLondon = (flat: Flat) => hold(flat, riseLondon, sellLondon);
    const keepLagos = (flat: Flat, start: number, end: number) =>
      hold(flat, riseLagos, sellLagos, start, end);
    /** The pound, to the naira, at which Lagos gains the same share of the cash put in. */
    const tie = (flat: Flat, rival: Flat, start: number) => {
      const share = keepLondon(rival)[3];
      let pound = start;
      while (keepLagos(flat, start, pound + 0.5)[3] > share) pound += 1;
      return pound;
    };
    const taxed = { ...london, 'Left in hand': london['Left in hand'] * (1 - tax) };
    const even = tie(at7, taxed, today);
    expectAt('London, let at 5.8%', ...keepLondon(taxed));
    expectAt('Lagos at 7%, still', ...keepLagos(at7, today, today));
    expectAt('Lagos at 7%, ₦2,518', ...keepLagos(at7, today, even));
    expectAt('Lagos at 7%, ₦3,520', ...keepLagos(at7, today, 2 * today));
    expectAt('At # both flats', even);
    expectAt('pound ends above #', even);
    const rise = (start: number, end: number) => ((end / start) ** (1 / 5) - 1) * 100;
    for (const [row, rival, start] of [
      ['₦1,760, London', taxed, today] as const,
      ['₦2,050 in July 2025', london, then] as const,
    ]) {
      const [above, below] = [tie(at7, rival, start), tie(at5, rival, start)];
      expectAt(row, above, below);
      const rises = [rise(start, above), rise(start, below)] as const;
      expectAt(`${row}.* # \\(#\\) \\| # \\(#\\)`, above, rises[0], below, rises[1]);
    }
    const wins = 'less than # a year, and London once it rises by more than #';
    expectAt(wins, rise(today, tie(at5, taxed, today)), rise(today, even));
    const sold = grow(riseLagos) ** 5 * grow(-sellLagos);
    expectAt('takes about # of what', (tax * (sold - at7['Cash in'] / price) * 100) / sold);
  },

  16: ({ given, expectAt }) => {
    const dollars = 'dollar costs # in the first column and # in the second';
    /** The lines of the line's cost in ₦m; a charge that is not paid is 0. */
    const costAt = (dollar: number, isCharged: boolean) => {
      const fob = (given('mould, #') * dollar) / 1e6;
      const freight = (given('Freight and insurance, #') * dollar) / 1e6;
      const duty = ((fob + freight) * given('Import duty, #')) / 100;
      const customs = isCharged ? (fob * given('Customs’ # charge on')) / 100 : 0;
      const levies = given('Other levies');
      const vat = isCharged
        ? (add(fob, freight, duty, customs, levies) * given('VAT, #')) / 100
        : 0;
      const items = { fob, freight, duty, customs, levies, vat, haulage: given('Haulage') };
      return { ...items, all: add(...Object.values(items)) };
    };
    const costs = [costAt(given(dollars), true), costAt(given(dollars, 2), false)] as const;
    const items = {
      ...{ fob: 'Machine', freight: 'Freight', duty: 'Import duty', customs: 'Customs’ 4% charge' },
      ...{ levies: 'Other levies', vat: 'VAT', haulage: 'Haulage', all: 'In all' },
    };
    for (const [item, row] of Object.entries(items))
      expectAt(row, ...costs.map((cost) => cost[item as keyof typeof items]));
    const [cost, cheaper] = costs.map(({ all }) => all) as [number, number];

    const crew = given('Crew and insurance');
    const [rate, months] = [given('year loan at #'), given('in month #')];
    /** ₦m a month for crew and loan; unpaid months add their interest. */
    const pay = (debt: number, yearly = rate, unpaid = 0) =>
      crew + (debt * grow(yearly / 12) ** unpaid) / presentValue(1, yearly / 1200, months - unpaid);
    const [loan, cheaperLoan] = [pay(cost), pay(cheaper)];
    expectAt('Loan, a month', loan - crew, cheaperLoan - crew);
    expectAt('To earn', loan, cheaperLoan);

    const [sales, resin] = [given('sold for #'), given('Resin takes #')];
    const [packing, units] = [given('packing and spares #'), given('Power, #')];
    expectAt('the remaining #', sales - resin - packing);
    const left = (unit: number) => sales - resin - packing - units * unit;
    const grid = given('# from the grid');
    const diesel = (litre: number) => litre / given('# units for a litre') + given('# of service');
    const prices = [1, 2].map((n) => given('Case \\| Diesel at #, 2025 \\| Diesel at #', n));
    const later = given('found # a litre in September 2026');
    const powers = [grid, ...[...prices, later].map(diesel)];
    expectAt('Power, 60 units', ...powers.map((unit) => roundTo(10, units * unit)));
    expectAt('Left', ...powers.map((unit) => roundTo(10, left(unit))));
    expectAt('Base case, #', (given('# hours of grid') / 24) * 100);
    const mix = (litre: number, share = given('Base case, #')) =>
      (left(grid) * share + left(diesel(litre)) * (100 - share)) / 100;

    expectAt('Left on average', ...[...prices, later].map((litre) => roundTo(10, mix(litre))));

    /** The hours that earn an amount in ₦m, when each leaves less by some naira. */
    const hoursAt = (litre: number, amount: number, less = 0, share?: number) =>
      (amount * 1e6) / (mix(litre, share) - less);
    const most = sales - resin - given('resin and # for packing');
    const hire = most - given('assume # an hour for');
    expectAt('packing leave #, and you keep #', most, hire);
    expectAt('Hire one only below #', most);
    expectAt('quote is below #', most);
    const lowPrice = (sales * given('price falls #')) / 100;
    const dearResin = (resin * given('Resin costs #')) / 100;
    /** The hours of each test at a price of diesel, for a line of some cost in ₦m. */
    const testAt = (litre: number, debt: number) => {
      const amount = pay(debt);
      return {
        'Base case': hoursAt(litre, amount),
        'Grid power only': hoursAt(litre, amount, 0, 100),
        'Own diesel only': hoursAt(litre, amount, 0, 0),
        'Grid share falls': hoursAt(litre, amount, 0, given('share falls to #')),
        'Selling price': hoursAt(litre, amount, lowPrice),
        'Resin costs': hoursAt(litre, amount, dearResin),
        'Start is four months late': hoursAt(litre, pay(debt, rate, 4)),
      };
    };
    const [first, second, third] = [
      testAt(prices[0] ?? NaN, cost),
      testAt(prices[1] ?? NaN, cost),
      testAt(later, cheaper),
    ];
    const all = [first, second, third];
    for (const row of Object.keys(first) as (keyof typeof first)[])
      expectAt(row, ...all.map((tests) => tests[row]));
    const worst = all.map((tests) => Math.max(...Object.values(tests)));
    expectAt('Owning passes', ...worst);
    expectAt('worst test needs #', third['Own diesel only']);
    expectAt('by ₦19,480: #', third['Base case']);
    const lease = crew + given('Lease at #');
    expectAt('Lease at', ...[...prices, later].map((litre) => hoursAt(litre, lease, hire)));
    const full = given('round the clock, has #');
    expectAt('leased line would leave # a month', (left(diesel(later)) * full) / 1e6);
    expectAt('a month and cost #', lease);
    const owning = prices.map((litre) => hoursAt(litre, loan, hire));
    expectAt('Owning beats hiring', ...owning, hoursAt(later, cheaperLoan, hire));
    expectAt('that is # hours. At ₦1,619 it is #, more', ...worst.slice(0, 2));
    const onGrid = hoursAt(later, cheaperLoan, dearResin, 100);
    expectAt('dearer resin, at #', onGrid);
    expectAt('signed orders fill #', onGrid);
    expectAt('In 26 days that makes #', 26 * given('# hours of grid'));
    const dearer = (diesel(later) - diesel(prices[0] ?? NaN)) * units;
    const share = (100 - given('Base case, #')) / 100;
    expectAt('competitor about #', roundTo(100, dearer * share));
    const lost = left(diesel(given('half of the #')));
    expectAt('would lose about #', roundTo(1000, -lost));
  },

  17: ({ given, expectAt }) => {
    const [policy, later] = [given('policy rate of #'), given('and of # \\(307th')];
    const least = given('minimum of #') / 100;
    expectAt('Savings account, usual minimum \\| # \\| #', least * policy, least * later);
    const [tax, discount] = [given('after # tax on the bank'), given('discount of #')];
    const bills = [given('364 days at #'), discount].map((rate) => rate / priceOfBill(rate));
    expectAt('2026 \\(#\\)', discount);
    expectAt('repays ₦100,000 cost #', 100_000 * priceOfBill(discount));
    expectAt('364 days \\| # \\| #', ...bills);
    const bill = bills[1] ?? NaN;
    expectAt('deducted: # left', bill * (1 - tax / 100));
    const own = 1 - given('At #, the rate on taxable income') / 100;
    expectAt('you keep # from .*?and # from a savings', bill * own, least * later * own);

    const [month, whole] = [given('spends #'), given('Table: #')];
    const shares = whole - 3 * month;
    const bank = month * grow(given('Savings account at #'), tax);
    const fund = 2 * month * grow(given('market fund at #'));
    const [good, bad] = [shares * grow(given('Shares rise #')), shares / 2];
    expectAt('Savings account at', month, bank, bank);
    expectAt('Money market fund at', 2 * month, fund, fund);
    expectAt('Shares \\| # \\| # \\| #', shares, good, bad);
    const ends = [bank + fund + good, bank + fund + bad];
    expectAt('Total', whole, ...ends);
    expectAt('Gain', ...ends.map((end) => (end / whole - 1) * 100));
  },
};

/** As a figure is written. Twelve digits hide the error of binary fractions at a half; −0 becomes 0. */
function round(sum: number, decimals = '') {
  return Number(Number(sum.toPrecision(12)).toFixed(Math.max(0, decimals.length - 1))) + 0;
}

for (const { id, lines } of samples.filter((article) => sums[article.id]))
  test(`the sums of article ${id} follow from its figures`, () => {
    const given: Article['given'] = (place, number = 1) => {
      const figure = findAt(lines, place)[number - 1];
      if (!figure) throw new Error(`No figure at "${place}". Is it a sample any more?`);
      return figure.value;
    };
    const expectAt: Article['expectAt'] = (place, ...exact) => {
      const figures = findAt(lines, place);
      const all = exact.length > 1 ? exact : Array<number>(figures.length || 1).fill(add(...exact));
      const rounded = all.map((sum, index) => round(sum, figures[index]?.decimals));
      const written = figures.map(({ value }) => value);
      expect.soft(written, place).toEqual(rounded);
    };
    sums[id]?.({ given, expectAt });
  });

/** The figures of an answer that its article repeats; of a credit by days, also the yearly rates. */
const ANSWER =
  'level at #|, # (?:more|less)|pay #|is # every|The assets support # more|loan of #|two is #';
const YEARLY = '|, # a year|or # with';

for (const { id, lines, tree } of samples)
  for (const node of tree.children) {
    if (node.type !== 'leafDirective') continue;
    const drawing = readDirective(node, tree);
    if (!('calculator' in drawing)) continue;
    const { calculator } = drawing;
    test(`article ${id} has the figures of its calculator, ${textOf(node)}`, () => {
      const text = lines.join('\n').replaceAll(/\ba year\b/g, '12 months');
      const written = new Set(find(text, '#').map(({ value }) => value));
      // Article 20 adds up the invoices of two rows.
      written.add(add(...find(text, 'Owed for (?:up|31) .* #').map(({ value }) => value)));
      const isWritten = (value: number) => written.has(value) || written.has(value / 1e6);
      // 0 means that there is no tax, charge or fee.
      const inputs = Object.entries(calculator.values).filter(([, value]) => value > 0);
      expect.soft(inputs.filter(([, value]) => !isWritten(value))).toEqual([]);
      const answer = find(answerCalculator(calculator), ANSWER + (calculator.days ? YEARLY : ''));
      expect.soft(answer.length).toBeGreaterThan(1);
      // Articles cut loans to ₦0.1m, and rates above 100% to whole per cents.
      const cut = (value: number) => value - (value % (value > 1e6 ? 1e5 : 1));
      const missing = answer.filter(
        ({ value }) => !isWritten(value) && !(value > 100 && isWritten(cut(value))),
      );
      expect.soft(missing).toEqual([]);
    });
  }
