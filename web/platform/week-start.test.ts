import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listed, weekStart } from './week-start.ts';

test('weeks begin where the reader lives, if the browser names a region for the language they read', () => {
  assert.equal(weekStart('en', ['en-GB', 'en-US']), 1);
  assert.equal(weekStart('en', ['de-DE', 'en', 'en-CA']), 0);
  assert.equal(weekStart('ar', ['ar-MA']), 1);
});

test('else as the product writes the language: Sunday for Americans, Monday for Germans, Saturday in Arabic', () => {
  const starts = (['en', 'de', 'es', 'fr', 'it', 'pt', 'zh', 'ar'] as const).map((language) => weekStart(language, []));
  assert.deepEqual(starts, [0, 1, 0, 1, 1, 0, 1, 6]);
  assert.equal(weekStart('de', ['en-US', 'C', 'x_y']), 1);
});

test('a browser that knows nothing of weeks is given the same answer', () => {
  const regions = 'US CA GB DE AT FR ES IT CH BR PT MX HT DO CN TW JP IN AU EG SA AE MA IL ZA PR'.split(' ');
  const [known, table] = [
    regions.map((region) => [region, weekStart('en', [`en-${region}`])]),
    regions.map((region) => [region, listed(new Intl.Locale(`en-${region}`))]),
  ];
  assert.deepEqual(table, known);
});
