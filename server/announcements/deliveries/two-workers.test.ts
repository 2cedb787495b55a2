import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { taskHandlers } from '#server/app.ts';
import { record } from '#server/events.ts';
import type { Fact } from '#server/facts.ts';
import { minute } from '#server/platform/clock.ts';
import { silentLog } from '#server/platform/log.ts';
import { startWorker } from '#server/platform/tasks/start-worker.ts';
import { queueOf } from '#server/queue-of.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProvenNumber } from '#server/testing/a-proven-number.ts';
import { databaseUrlOf } from '#server/testing/another-process.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { until } from '#server/testing/until.ts';
import { deliveries } from '../table.ts';

const house = await aHouse();
const rowsOf = (id: string) => house.kit.db.select().from(deliveries).where(eq(deliveries.recipientId, id));

test('of many notices each is sent exactly once, though two workers share them and one is killed in the middle', async () => {
  const { host } = await aScene(house);
  await aProvenNumber(house, host, '+1 512 555 0146');
  await house.put('/api/me/notification-preferences', { kinds: { workStarted: { sms: true } } }, host.token);
  await house.kit.db.update(users).set({ locale: 'en' }).where(eq(users.id, host.id));
  const jobs: { id: string }[] = [];
  for (let n = 0; n < 40; n++) jobs.push(await aJob(house, host));
  const sent: string[] = [];
  const kept = house.kit.sms;
  let killedAt: string | undefined;
  Object.assign(house.kit, {
    sms: {
      async send(_: string, text: string) {
        // the first worker is killed while it sends, and is never heard of again
        if (!killedAt) {
          killedAt = text;
          return new Promise<never>(() => {});
        }
        sent.push(text);
      },
      wasTaken: async (_: string, { isText }: { isText: (text: string) => boolean }) =>
        !isText(killedAt ?? '') && sent.some(isText),
    },
  });
  const [databaseUrl, handlers] = [databaseUrlOf(house), taskHandlers(house.kit)];
  const start = () => startWorker({ databaseUrl, log: silentLog, handlers, schedule: {}, queueOf });
  const stopFirst = await start();
  for (const { id: jobId } of jobs) await recordOne({ kind: 'work started', jobId });
  await until('the first worker is in the middle of sending', () => killedAt !== undefined);
  const stopSecond = await start();
  await until('everything is written', async () => (await rowsOf(host.id)).length === jobs.length);
  // the clock jumps only when nobody sends: whoever needs longer than a lease lets others send the same
  await until('all but what the killed worker had taken is sent', async () => {
    const waiting = (await rowsOf(host.id)).filter(({ sentAt }) => sentAt === null);
    return waiting.length === noticesIn(killedAt);
  });
  house.clock.forward(3 * minute);
  await handlers['deliveries-due']?.({});
  await until('everything is sent', async () => {
    await handlers['deliver-notices']?.({ recipientId: host.id, channel: 'sms' });
    return (await rowsOf(host.id)).every(({ sentAt }) => sentAt !== null);
  });
  await stopSecond();
  void stopFirst();
  Object.assign(house.kit, { sms: kept });
  assert.equal(
    sent.reduce((sum, text) => sum + noticesIn(text), 0),
    jobs.length,
  );
});

const noticesIn = (text = '') => Number(/^Freshkey: (\d+) updates/.exec(text)?.[1] ?? 1);

const recordOne = (fact: Fact) => house.kit.db.transaction((tx) => record(house.kit, tx, fact));
