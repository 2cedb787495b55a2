import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney } from './format-money.ts';
import { type LanguageCode, languageCodes } from './languages.ts';

const amounts = [0, 5, 500, 123_456_789, -250];
const signBefore = ['$0.00', '$0.05', '$5.00', '$1,234,567.89', '−$2.50'];
const french = ['0,00\u00a0$', '0,05\u00a0$', '5,00\u00a0$', '1\u202f234\u202f567,89\u00a0$', '−2,50\u00a0$'];
const german = ['0,00\u00a0$', '0,05\u00a0$', '5,00\u00a0$', '1.234.567,89\u00a0$', '−2,50\u00a0$'];

test('an amount is written as the language writes it, its minus sign first, in one piece on any line', () => {
  const expected: Record<LanguageCode, string[]> = {
    ...{
      en: signBefore,
      es: signBefore,
      zh: signBefore,
      ar: signBefore,
      de: german,
      it: german,
      fr: french,
      ht: french,
    },
    pt: ['$\u00a00,00', '$\u00a00,05', '$\u00a05,00', '$\u00a01.234.567,89', '−$\u00a02,50'],
  };
  for (const language of languageCodes)
    assert.deepEqual(
      amounts.map((cents) => formatMoney(cents, language)),
      expected[language],
      language,
    );
});

test('a whole amount has no decimals where none are wanted, any other keeps both', () => {
  const whole = (cents: number, language: LanguageCode) => formatMoney(cents, language, 'whole');
  assert.deepEqual(
    [500, 550, -100_000].map((cents) => whole(cents, 'en')),
    ['$5', '$5.50', '−$1,000'],
  );
  assert.deepEqual(
    [500, 550, -100_000].map((cents) => whole(cents, 'de')),
    ['5\u00a0$', '5,50\u00a0$', '−1.000\u00a0$'],
  );
});
