import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translate } from '#server/platform/translate.ts';
import { formatDate } from './format-date.ts';
import { formatDateTime } from './format-date-time.ts';
import { oneStopAfterTime } from './one-stop-after-time.ts';

test('a sentence that ends with a time has one period', () => {
  const time = formatDate(new Date('2026-11-24T21:30:00Z'), 'es', { timeStyle: 'short', timeZone: 'America/New_York' });
  assert.match(time, /m\.$/, 'Spanish times end with one of their own');
  const said = translate('es', 'notices:kinds.jobTomorrow.cleanerText', {
    ...{ day: 'mar, 24 de nov', time: `\u2068${time}\u2069`, address: 'Tybee Island' },
  });
  assert.match(said, /m\.\u2069? Dirección/);
  const withZone = formatDateTime('2026-11-24T21:30:00Z', { language: 'es', timeZone: 'America/New_York' });
  assert.equal(oneStopAfterTime.process(`${withZone}.`), `${withZone}.`);
  assert.equal(oneStopAfterTime.process('Wait … and see... 4:30 p.m.'), 'Wait … and see... 4:30 p.m.');
});
