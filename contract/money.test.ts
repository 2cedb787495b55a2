import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from './languages.ts';
import { localeOf } from './locale-of.ts';
import { centsToDecimal, meantBy, parseCents, toCents, twoMeanings } from './money.ts';

/** How each language writes numbers: its separators and, for Arabic as written in Egypt, its own digits. */
const locales = languageCodes.map((code) => (code === 'ar' ? 'ar-EG' : code));
const last = 200_000;

function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(1_234_567.89);
  const signOf = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: signOf('group', ','), decimal: signOf('decimal', '.') };
}

for (const locale of locales) {
  test(`no amount from 0.00 to 2,000.00 loses a cent as ${locale} writes it`, () => {
    const { group, decimal } = separatorsOf(locale);
    const arabic = locale.startsWith('ar');
    for (let cents = 0; cents <= last; cents++) {
      const [whole = '', fraction = ''] = centsToDecimal(cents).split('.');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
      for (const typed of [`${whole}${decimal}${fraction}`, `${grouped}${decimal}${fraction}`]) {
        const text = arabic ? typed.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : typed;
        if (parseCents(text) !== cents) assert.fail(`${text} became ${parseCents(text)} instead of ${cents}`);
      }
    }
  });
}

test('whole dollars, one decimal and a dollar sign are amounts too', () => {
  for (const [typed, cents] of [
    ['120', 12_000],
    ['120.5', 12_050],
    ['120,5', 12_050],
    ['$120.50', 12_050],
    ['120,50 €', 12_050],
    [' 7 ', 700],
    ['1,234', 123_400],
    ['1.234', 123_400],
    ['0.07', 7],
  ] as const)
    assert.equal(parseCents(typed), cents, typed);
});

test('text that is not an amount is refused', () => {
  for (const typed of [
    '',
    ' ',
    '.',
    '-1',
    '1.2.3',
    '1,23,4',
    '12.345.6',
    '1e3',
    '0x10',
    'abc',
    '1.0055',
    '12 34',
    '∞',
    'NaN',
  ])
    assert.equal(parseCents(typed), null, typed);
});

test('only whole numbers are cents', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    assert.throws(() => toCents(value), RangeError);
});

for (const locale of languageCodes.map(localeOf)) {
  test(`three digits after the decimal mark may mean two amounts as ${locale} writes them; after the other mark, one`, () => {
    const { decimal } = separatorsOf(locale);
    const other = decimal === '.' ? ',' : '.';
    assert.deepEqual(twoMeanings(`85${decimal}000`, decimal), { small: 8_500, large: 8_500_000 });
    assert.deepEqual(twoMeanings(`$1${decimal}234`, decimal), { small: 123, large: 123_400 });
    for (const clear of [
      '85',
      `85${decimal}00`,
      `85${decimal}5`,
      `85${other}000`,
      `1${other}200${decimal}00`,
      '',
      'abc',
    ])
      assert.equal(twoMeanings(clear, decimal), null, clear);
    assert.equal(parseCents(`1${other}200${decimal}00`), 120_000);
    assert.equal(parseCents(`85${decimal}00`), 8_500);
  });
}

test('which of two amounts is meant is open only where a field takes both; more than two decimals are none', () => {
  const bid = { least: 3_000, most: 1_000_000 };
  const tip = { most: 100_000 };
  assert.deepEqual(meantBy('85.000', '.'), { small: 8_500, large: 8_500_000 });
  assert.equal(meantBy('85.000', '.', bid), 8_500);
  assert.equal(meantBy('1.234', '.', bid), 123_400);
  assert.equal(meantBy('85.005', '.', bid), 'tooFine');
  assert.equal(meantBy('7.505', '.', tip), 'tooFine');
  assert.equal(meantBy('7,500', ',', tip), 750);
  assert.equal(meantBy('0.505', '.'), 'tooFine');
  assert.equal(meantBy('7.50555', '.'), 'tooFine');
  assert.equal(meantBy('7,505', '.', { most: 1_000_000 }), 750_500);
  assert.equal(meantBy('about 7', '.'), null);
});
