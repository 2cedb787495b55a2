import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, asc, eq, sql } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import { day, hour } from '#server/platform/clock.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const checks = checksIn(house);

const reason = 'The bureau asks for it.';
const read = (cleaner: Somebody, body: unknown = { reason }, by = admin, headers = {}) =>
  house.send('POST', `/api/admin/background-check/${cleaner.id}/ssn`, { as: by.token, body, headers });

async function readingsOf(cleaner: Somebody) {
  const written = await house.kit.db
    .select({ actorId: auditLog.actorId, note: auditNotes.text, facts: auditLog.facts })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(and(eq(auditLog.subjectId, cleaner.id), eq(auditLog.action, 'read whole ssn')))
    .orderBy(asc(auditLog.id));
  return written.map(({ actorId, note }) => [actorId, note]);
}

test('a whole SSN is read for a reason; who, whose and why is in the log, and no cache keeps it', async () => {
  const cleaner = await checks.checked(await aCleaner(house), { socialSecurityNumber: '123-45-6789' });
  const { status, body, headers } = await read(cleaner, { reason: `  ${reason} ` });
  assert.deepEqual([status, body], [200, { ssn: '123456789' }]);
  assert.equal(headers['cache-control'], 'no-store');
  assert.deepEqual(await readingsOf(cleaner), [[admin.id, reason]]);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
  const { rows } = await house.kit.db.execute(sql`select l::text as line from audit_log l`);
  assert.doesNotMatch(JSON.stringify(rows), /123456789|bureau/);
});

test('without a reason of ten characters nothing is read and nothing logged', async () => {
  const cleaner = await checks.checked(await aCleaner(house));
  for (const body of [{}, { reason: '' }, { reason: '  too short   ' }, { reason, all: true }])
    assert.equal((await read(cleaner, body)).status, 400);
  const { body } = await read(cleaner, { reason: 'why not' });
  assert.deepEqual(body.fields, { reason: 'Enter a reason of at least 10 characters' });
  assert.deepEqual(await readingsOf(cleaner), []);
});

test('what was never given, never begun or erased is not found', async () => {
  const silent = await checks.checked(await aCleaner(house), { socialSecurityNumber: null });
  const listed = async (cleaner: Somebody) =>
    (await house.get('/api/admin/background-checks', admin.token)).body.find(
      ({ userId }: { userId: string }) => userId === cleaner.id,
    );
  assert.equal((await read(silent)).status, 404);
  assert.equal((await listed(silent)).ssnKept, false);
  assert.equal((await read(await aCleaner(house))).status, 404);
  const decided = await checks.checked(await aCleaner(house));
  await checks.decide(admin, decided, { decision: 'approve', notes: null });
  assert.equal((await listed(decided)).ssnKept, true);
  house.clock.forward(31 * day);
  await checks.run('erase-check-forms');
  admin.token = await freshToken(house, admin);
  assert.equal((await read(decided)).status, 404);
  const { ssnKept, ssnLast4 } = await listed(decided);
  assert.deepEqual([ssnKept, ssnLast4], [false, '6789']);
  assert.deepEqual(await readingsOf(decided), []);
});

test('the same request sent again is a reading of its own, and no answer is kept', async () => {
  const cleaner = await checks.checked(await aCleaner(house), { socialSecurityNumber: '123-45-6789' });
  const key = { 'idempotency-key': 'one reading' };
  const answers = await Promise.all([1, 2, 3].map(() => read(cleaner, { reason }, admin, key)));
  for (const { status, body, headers } of answers)
    assert.deepEqual([status, body.ssn, headers['cache-control']], [200, '123456789', 'no-store']);
  assert.equal((await readingsOf(cleaner)).length, 3);
  const { rows } = await house.kit.db.execute(sql`select k::text as line from idempotency_key k`);
  assert.deepEqual(rows, []);
});

test('an admin reads ten an hour, not the whole table', async () => {
  const curious = await anAdmin(house);
  const cleaner = await checks.checked(await aCleaner(house));
  const statuses: number[] = [];
  for (let asked = 0; asked < 11; asked++) statuses.push((await read(cleaner, { reason }, curious)).status);
  assert.deepEqual(statuses, [...Array(10).fill(200), 429]);
  assert.equal((await readingsOf(cleaner)).length, 10);
  house.clock.forward(hour);
  assert.equal((await read(cleaner, { reason }, curious)).status, 200);
});
