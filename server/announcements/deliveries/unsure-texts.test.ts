import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { SmsFailed, type SmsSender, SmsUnsure } from '#server/platform/sms-sender.ts';
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
let last = 100;

/** A host with a bid to be texted about, and a provider that took it or not before it fell silent. */
async function aSilentProvider(takes: (time: number) => boolean) {
  const { host, ana, ben } = await aScene(house);
  await aProvenNumber(house, host, `+1 512 555 0${last++}`);
  await house.put('/api/me/notification-preferences', { kinds: { bidPlaced: { sms: true } } }, host.token);
  const provider = { tries: 0, lookups: 0, taken: [] as string[], silent: true, findable: true };
  const sms: SmsSender = {
    async send(_, text) {
      if (takes(provider.tries++)) provider.taken.push(text);
      if (provider.silent) throw new SmsUnsure('no answer');
    },
    async wasTaken(_, { isText }) {
      provider.lookups++;
      if (!provider.findable) throw new SmsFailed('HTTP 503');
      return provider.taken.some(isText);
    },
  };
  Object.assign(house.kit, { sms });
  const job = await aJob(house, host);
  await bid(job, ana);
  const rows = () => house.kit.db.select().from(deliveries).where(eq(deliveries.recipientId, host.id));
  return {
    provider,
    rows,
    host,
    job,
    ben,
    pass: (minutes: number) => minutesPass(house, minutes, ['deliveries-due'], 5),
  };
}

test('a text of which nobody knows whether it was taken is looked up, and not sent again if it was', async () => {
  const { provider, rows, pass, job, ben } = await aSilentProvider(() => true);
  await bid(job, ben);
  await pass(60);
  assert.deepEqual([provider.tries, provider.taken.length], [2, 2], 'one for each bid');
  assert.ok((await rows()).every(({ sentAt }) => sentAt));
});

test('what was not taken is sent once more, and after that nobody is texted a third time', async () => {
  const { provider, rows, pass, host } = await aSilentProvider(() => false);
  await pass(24 * 60);
  assert.equal(provider.tries, 2);
  const [row] = await rows();
  assert.ok(row?.failedAt && row.error === 'no answer');
  // an admin may have it tried again, and it is looked up before
  const admin = await anAdmin(house);
  provider.silent = false;
  const lookups = provider.lookups;
  assert.equal((await house.post(`/api/admin/notifications/${row.id}/retry`, undefined, admin.token)).status, 200);
  await house.work();
  assert.deepEqual([provider.tries, provider.lookups], [3, lookups + 1]);
  assert.ok((await house.kit.db.select().from(deliveries).where(eq(deliveries.recipientId, host.id)))[0]?.sentAt);
});

test('as long as it cannot be looked up nothing is sent', async () => {
  const { provider, rows, pass } = await aSilentProvider(() => true);
  provider.findable = false;
  await pass(60);
  assert.equal(provider.tries, 1);
  provider.findable = true;
  await pass(15);
  assert.equal(provider.tries, 1);
  assert.ok((await rows())[0]?.sentAt);
});

test('what the provider refused for now is tried as often as before', async () => {
  const { provider, rows, pass } = await aSilentProvider(() => false);
  const busy: SmsSender = {
    send: async () => {
      provider.tries++;
      throw new SmsFailed('Twilio 20429');
    },
    wasTaken: async () => false,
  };
  Object.assign(house.kit, { sms: busy });
  await pass(120);
  assert.ok(provider.tries > 5, String(provider.tries));
  assert.equal((await rows())[0]?.failedAt, null);
});
