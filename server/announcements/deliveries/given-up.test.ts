import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { recentMails } from '#server/platform/mail.ts';
import { SmsRefused } from '#server/platform/sms-sender.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProvenNumber } from '#server/testing/a-proven-number.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { anAdmin } from '#server/testing/people.ts';
import { deliveries } from '../table.ts';

const house = await aHouse();
const { bid } = bellsIn(house);

test('all that was given up for one cause goes again with one press, but for what is out of date', async () => {
  const { host, ana, ben } = await aScene(house);
  const admin = await anAdmin(house);
  await aProvenNumber(house, host, '+1 512 555 0147');
  const askForTexts = () =>
    house.put('/api/me/notification-preferences', { kinds: { bidPlaced: { sms: true } } }, host.token);
  const kept = house.kit.sms;
  Object.assign(house.kit, { sms: { send: () => Promise.reject(new SmsRefused('unreachable')) } });
  const job = await aJob(house, host);
  for (const cleaner of [ana, ben]) {
    await askForTexts();
    await bid(job, cleaner);
  }
  Object.assign(house.kit, { sms: kept });
  await askForTexts();
  const cause = { channel: 'sms', error: 'unreachable' };
  const causes = async () => (await house.get('/api/admin/notifications/causes', admin.token)).body;
  const [own] = (await causes()).filter(({ channel }: { channel: string }) => channel === 'sms');
  assert.deepEqual([own.error, own.count], ['unreachable', 2]);
  const counted = async () => (await house.get('/api/admin/stats', admin.token)).body.failedNoticeCount;
  assert.equal(await counted(), 2);
  const again = await house.post('/api/admin/notifications/retry', cause, admin.token);
  assert.deepEqual([again.status, again.body], [200, { count: 2 }]);
  assert.deepEqual([await causes(), await counted()], [[], 0]);
  await minutesPass(house, 2, ['deliveries-due']);
  assert.equal((await recentMails(house.kit.db, '+15125550147')).length, 1, 'both as one text');
  const [one] = await house.kit.db.select().from(deliveries).where(eq(deliveries.recipientId, host.id));
  await house.kit.db
    .update(deliveries)
    .set({ failedAt: house.clock.now(), sentAt: null, error: 'expired' })
    .where(eq(deliveries.id, one?.id ?? ''));
  assert.deepEqual(await causes(), []);
  const late = await house.post('/api/admin/notifications/retry', { ...cause, error: 'expired' }, admin.token);
  assert.equal(late.body.count, 0);
  assert.equal((await house.post(`/api/admin/notifications/${one?.id}/retry`, undefined, admin.token)).status, 409);
});
