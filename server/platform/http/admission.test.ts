import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import { aJob } from '#server/testing/a-job.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { isHeldUp } from '#server/testing/is-held-up.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();

/** The answer to a call that is sent while sessions cannot be read and `change` happens to them. */
async function answeredAfter(call: () => Promise<Answer>, change: (tx: Tx) => Promise<unknown>): Promise<Answer> {
  let answer: Answer | undefined;
  const sent = await house.kit.db.transaction(async (tx) => {
    await tx.execute(sql`lock table session, user_account in access exclusive mode`);
    const pending = call().then((found) => {
      answer = found;
    });
    await until('the call waits for its session', () => isHeldUp(house));
    assert.equal(answer, undefined, 'nothing is answered before the session was read');
    await change(tx);
    return { pending };
  });
  await sent.pending;
  assert.ok(answer);
  return answer;
}

const sameAsBefore = async () => undefined;
const endSession =
  ({ id }: Somebody) =>
  (tx: Tx) =>
    tx.delete(sessions).where(eq(sessions.userId, id));
const suspend =
  ({ id }: Somebody) =>
  (tx: Tx) =>
    tx.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, id));

test('a read waits for its session, and one that has just ended is refused', async () => {
  const host = await aHost(house);
  const { id } = await aJob(house, host);
  const read = () => house.get(`/api/jobs/${id}`, host.token);
  assert.equal((await read()).status, 200);
  assert.equal((await answeredAfter(read, sameAsBefore)).body.id, id);
  assert.equal((await answeredAfter(read, endSession(host))).status, 401);
  assert.equal((await read()).status, 401);
});

test('an ended session is not even told that something is missing', async () => {
  const host = await aHost(house);
  const read = () => house.get(`/api/jobs/${newId()}`, host.token);
  assert.equal((await read()).status, 404);
  assert.equal((await answeredAfter(read, endSession(host))).status, 401);
});

test('a suspension and its end work at once, both ways', async () => {
  const cleaner = await aCleaner(house);
  await approve(house, cleaner);
  const { id } = await aJob(house, await aHost(house));
  const read = () => house.get(`/api/jobs/${id}`, cleaner.token);
  assert.equal((await read()).status, 200);
  assert.equal((await answeredAfter(read, suspend(cleaner))).body.error, 'account_suspended');
  await house.kit.db.update(users).set({ suspendedAt: null }).where(eq(users.id, cleaner.id));
  assert.equal((await read()).status, 200);
});

test('a change of role works on the very next read', async () => {
  const somebody = await aHost(house);
  const read = () => house.get('/api/me', somebody.token);
  assert.equal((await read()).body.role, 'HOST');
  const becomeCleaner = (tx: Tx) => tx.update(users).set({ role: 'CLEANER' }).where(eq(users.id, somebody.id));
  assert.equal((await answeredAfter(read, becomeCleaner)).body.role, 'CLEANER');
  assert.equal((await house.get('/api/host/jobs', somebody.token)).status, 403);
});

test('a write waits for its session, and changes nothing if that has ended', async () => {
  const host = await aHost(house);
  const { id } = await aJob(house, host);
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  const cancel = () => house.patch(`/api/jobs/${id}`, { status: 'CANCELED' }, host.token);
  assert.equal((await answeredAfter(cancel, endSession(host))).status, 401);
  const [job] = await house.kit.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id));
  assert.equal(job?.status, 'OPEN');
});
