import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { jobRequests } from '#server/jobs/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

test('of many favorites the ten who came first and can come have it first, whoever was shown when it was written', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const { id: propertyId } = await aProperty(house, host);
  const post = () => {
    const startTime = plus(house.clock.now(), 2 * day);
    const times = { startTime, endTime: plus(startTime, 4 * hour) };
    const inviteFirst = { cleanerIds: [host.id], hours: 2, favorites: true };
    const body = { propertyId, cleaningType: 'standard', payoutCents: 12_000, ...times, inviteFirst };
    return house.post('/api/jobs', body, host.token);
  };
  const favorite = async (name: string) => {
    const cleaner = await anApprovedCleaner(house, name);
    assert.equal((await house.put(`/api/host/cleaners/${cleaner.id}/favorite`, undefined, host.token)).status, 204);
    return cleaner;
  };
  const none = await post();
  assert.deepEqual([none.status, Object.keys(none.body.fields)], [400, ['inviteFirst']], 'there are none');

  const early: Somebody[] = [];
  for (let one = 0; one < 10; one++) early.push(await favorite(`Early ${one}`));
  const ids = early.map(({ id }) => id);
  const suspend = (suspendedAt: Date | null) =>
    house.kit.db.update(users).set({ suspendedAt }).where(inArray(users.id, ids));
  await suspend(house.clock.now());
  assert.equal((await post()).status, 400, 'none of them can come');

  house.clock.forward(minute);
  const eleventh = await favorite('Late');
  assert.deepEqual(await invitedTo(await post()), [eleventh.id]);

  house.clock.forward(hour);
  await suspend(null);
  assert.deepEqual(await invitedTo(await post()), ids.toSorted());
});

async function invitedTo({ status, body }: { status: number; body: { id: string } }): Promise<string[]> {
  assert.equal(status, 201, JSON.stringify(body));
  const rows = await house.kit.db.select().from(jobRequests).where(eq(jobRequests.jobId, body.id));
  return rows.map(({ cleanerId }) => cleanerId).toSorted();
}
