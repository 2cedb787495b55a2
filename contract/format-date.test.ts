import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate } from './format-date.ts';
import { formatDateTime } from './format-date-time.ts';
import { haitianRelative } from './haitian-creole.ts';

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day)));
const inHaitian = (days: readonly Date[], options: Intl.DateTimeFormatOptions) =>
  days.map((day) => formatDate(day, 'ht', { ...options, timeZone: 'UTC' })).join(' ');

test('months and days have their Haitian Creole names, in full and short', () => {
  assert.equal(
    inHaitian(months, { month: 'long' }),
    'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm',
  );
  assert.equal(inHaitian(months, { month: 'short' }), 'janv. fevr. mas avr. me jen jiyè out sept. okt. nov. des.');
  assert.equal(inHaitian(week, { weekday: 'long' }), 'lendi madi mèkredi jedi vandredi samdi dimanch');
  assert.equal(inHaitian(week, { weekday: 'short' }), 'len. mad. mèk. jed. van. sam. dim.');
});

test('a whole date has no French word left in Haitian Creole', () => {
  const at = new Date('2026-08-21T16:00:00Z');
  assert.equal(formatDate(at, 'ht', { dateStyle: 'full', timeZone: 'UTC' }), 'vandredi 21 out 2026');
  assert.equal(formatDate(at, 'fr', { dateStyle: 'full', timeZone: 'UTC' }), 'vendredi 21 août 2026');
});

test('a medium date names its month in Arabic and German too', () => {
  const at = new Date('2026-11-20T16:00:00Z');
  const medium = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  assert.equal(formatDate(at, 'ar', medium), '20 نوفمبر 2026');
  assert.match(formatDate(at, 'ar', { ...medium, timeStyle: 'short' }), /^20 نوفمبر 2026.*4:00/);
  assert.equal(formatDate(at, 'de', medium), '20. Nov. 2026');
  assert.match(formatDate(at, 'de', { ...medium, timeStyle: 'short' }), /^20\. Nov\. 2026, 16:00$/);
  assert.equal(formatDate(at, 'en', medium), 'Nov 20, 2026');
});

test('the first of a month is an ordinal in French and Portuguese, and a plain figure without its month', () => {
  const first = (language: 'en' | 'fr' | 'pt', options: Intl.DateTimeFormatOptions) =>
    formatDate(new Date('2026-12-01T12:00:00Z'), language, { ...options, timeZone: 'UTC' });
  assert.equal(first('fr', { dateStyle: 'long' }), '1er décembre 2026');
  assert.equal(first('fr', { weekday: 'short', month: 'short', day: 'numeric' }), 'mar. 1er déc.');
  assert.equal(first('pt', { dateStyle: 'long' }), '1º de dezembro de 2026');
  assert.equal(first('fr', { day: 'numeric' }), '1');
  assert.equal(first('en', { dateStyle: 'long' }), 'December 1, 2026');
  assert.equal(formatDate(new Date('2026-12-11T12:00:00Z'), 'fr', { day: 'numeric', month: 'long' }), '11 décembre');
});

test('a date with a time has a short zone name in every language', () => {
  const place = { timeZone: 'America/New_York' };
  const at = (language: 'en' | 'de' | 'ht') => formatDateTime('2026-11-20T16:00:00Z', { ...place, language });
  assert.equal(at('en'), 'Fri, Nov 20, 11:00\u00a0AM EST');
  assert.equal(at('de'), 'Fr., 20. Nov., 11:00 EST');
  assert.equal(at('ht'), 'van. 20 nov., 11:00 EST');
});

test('relative times are in Haitian Creole', () => {
  assert.deepEqual(
    [haitianRelative(0, 'second'), haitianRelative(-3, 'hour'), haitianRelative(1, 'day'), haitianRelative(4, 'day')],
    ['kounye a', 'sa gen 3 èdtan', 'demen', 'nan 4 jou'],
  );
});
