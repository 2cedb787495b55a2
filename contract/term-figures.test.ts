import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from './languages.ts';
import { formatHours, termFigures } from './term-figures.ts';
import { usualTerms } from './usual-terms.ts';

test('hours are said in each language with the plural that their number wants', () => {
  const said = (hours: number) => languageCodes.map((language) => `${language} ${formatHours(hours, language)}`);
  assert.deepEqual(new Set(said(1)).has('en 1 hour'), true);
  assert.ok(said(24).includes('en 24 hours') && said(24).includes('de 24 Stunden') && said(24).includes('ht 24 èdtan'));
  assert.ok(said(1).includes('de 1 Stunde') && said(1).includes('fr 1\u00a0heure') && said(1).includes('it 1 ora'));
  assert.ok(said(2).includes('ar ساعتين') && said(3).includes('ar 3 ساعات') && said(24).includes('ar 24 ساعة'));
});

test('a share of the payout has the article that Italian wants', () => {
  const italian = (lateCancelPercent: number) => termFigures({ lateCancelPercent }, 'it').lateCancelPercent;
  assert.deepEqual([10, 11, 50, 80, 88].map(italian), ['il 10%', 'l’11%', 'il 50%', 'l’80%', 'l’88%']);
  assert.equal(termFigures(usualTerms, 'en').lateCancelPercent, '50%');
});
