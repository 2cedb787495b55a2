import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import { minute } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aCleaner, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const checks = checksIn(house);

async function aRejected(changes = {}): Promise<Somebody> {
  const cleaner = await checks.checked(await aCleaner(house), changes);
  const { body } = await checks.decide(admin, cleaner, { decision: 'reject', notes: 'The first reasons.' });
  assert.equal(body.status, 'REJECTED');
  await house.work();
  return cleaner;
}

test('a rejected check is decided again once its cleaner has answered', async () => {
  const cleaner = await aRejected();
  const { status, body } = await checks.reopen(admin, cleaner, ' The court mixed up two people. ');
  assert.deepEqual(
    [status, body.status, body.notes, body.decidedAt, body.decidedBy],
    [200, 'PASSED', 'The court mixed up two people.', null, null],
  );
  const { body: profile } = await house.get('/api/cleaner/profile', cleaner.token);
  assert.equal(profile.backgroundCheckStatus, 'PASSED');
  const { body: queue } = await house.get('/api/admin/background-checks?status=PASSED', admin.token);
  assert.ok(queue.some(({ userId }: { userId: string }) => userId === cleaner.id));
  await house.work();
  const { body: bells } = await house.get('/api/notifications', cleaner.token);
  assert.equal(bells[0].kind, 'checkReopened');
  assert.match((await lastMail(house, cleaner.email)).subject, /being reviewed again/);
  const approved = await checks.decide(admin, cleaner, { decision: 'approve', notes: null });
  assert.equal(approved.body.status, 'APPROVED');
  const written = await house.kit.db
    .select({ action: auditLog.action, note: auditNotes.text })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(eq(auditLog.subjectId, cleaner.id))
    .orderBy(asc(auditLog.id));
  assert.deepEqual(
    written.map(({ action, note }) => [action, note]),
    [
      ['reject background check', 'The first reasons.'],
      ['reopen background check', 'The court mixed up two people.'],
      ['approve background check', null],
    ],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('what the report found still needs a reason, and a second rejection is mailed too', async () => {
  const cleaner = await aRejected({ firstName: 'Fail' });
  assert.equal((await checks.reopen(admin, cleaner, 'She sent papers.')).body.status, 'FAILED');
  assert.equal((await checks.decide(admin, cleaner, { decision: 'approve', notes: '' })).status, 400);
  house.clock.forward(minute);
  await checks.decide(admin, cleaner, { decision: 'reject', notes: 'The papers are of another person.' });
  await house.work();
  const sent = await house.kit.db.select().from(mails).where(eq(mails.recipient, cleaner.email));
  const rejections = sent.filter(({ text }) => text.includes('The reasons:'));
  assert.deepEqual(
    rejections.map(({ text }) => /The reasons:\n(.*)/.exec(text)?.[1]),
    ['The first reasons.', 'The papers are of another person.'],
  );
});

test('only a rejected check is reopened, with a reason, and once', async () => {
  const waiting = await checks.checked(await aCleaner(house));
  assert.equal((await checks.reopen(admin, waiting, 'Why not.')).body.error, 'invalid_transition');
  await checks.decide(admin, waiting, { decision: 'approve', notes: null });
  assert.equal((await checks.reopen(admin, waiting, 'Why not.')).body.error, 'invalid_transition');
  assert.equal((await checks.reopen(admin, await aCleaner(house), 'Nobody.')).status, 404);
  const rejected = await aRejected();
  const silent = await checks.reopen(admin, rejected, ' ');
  assert.deepEqual([silent.status, silent.body.fields], [400, { notes: 'Enter a reason' }]);
  const answers = await Promise.all([1, 2, 3].map(() => checks.reopen(admin, rejected, 'Answered.')));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});
