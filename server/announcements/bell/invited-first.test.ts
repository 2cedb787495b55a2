import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDateTime } from '#contract/format-date-time.ts';
import { languageCodes } from '#contract/languages.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();
const { lastOf } = bellsIn(house);

test('whoever is invited first reads until when, in their own language, as long as it is so', async () => {
  const { host, ana } = await aScene(house);
  await aCard(house, host);
  const { id: propertyId } = await aProperty(house, host);
  const startTime = plus(house.clock.now(), 2 * day);
  const { body: job } = await house.post(
    '/api/jobs',
    {
      ...{ propertyId, cleaningType: 'standard', payoutCents: 12_000, startTime, endTime: plus(startTime, 4 * hour) },
      inviteFirst: { cleanerIds: [ana.id], hours: 2 },
    },
    host.token,
  );
  const until = formatDateTime(job.openToAllAt, { language: 'en', timeZone: 'America/Chicago' });
  const sentence = `You’re invited first: until ${until}, only invited cleaners can see this job.`;
  const bell = await lastOf(ana);
  assert.equal(bell?.kind, 'invited');
  assert.ok(bell.text.endsWith(sentence), bell.text);
  const [mail] = await recentMails(house.kit.db, ana.email);
  assert.ok(mail?.text.includes(sentence), mail?.text);
  for (const locale of languageCodes) {
    await house.patch('/api/me', { locale }, ana.token);
    const said = formatDateTime(job.openToAllAt, { language: locale, timeZone: 'America/Chicago' });
    const text = (await lastOf(ana))?.text ?? '';
    assert.ok(text.includes(said) && !text.includes('{{'), text);
  }
  await house.patch('/api/me', { locale: 'en' }, ana.token);
  await house.post(`/api/jobs/${job.id}/open-to-all`, undefined, host.token);
  assert.ok(!(await lastOf(ana))?.text.includes('first'), 'once it is open to all it is an invitation like any other');
});
