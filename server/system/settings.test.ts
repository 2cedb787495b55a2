import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);

const path = '/api/admin/settings';
const decide = (marketingConfirmed: boolean, reason?: string) =>
  house.put(path, { marketingConfirmed, reason }, admin.token);

test('an admin sees how the installation is set up, and none of its secrets', async () => {
  const secrets = {
    appSecret: 'a secret of the app that nobody may read',
    smtpUrl: 'smtps://ada:mail-password@mail.example.com:465',
    encryptionKeys: new Map([
      [3, Buffer.alloc(32, 'old key')],
      [12, Buffer.alloc(32, 'new key')],
    ]),
  };
  const other = await aHouse({ settings: { ...secrets, publicUrl: 'https://clean.example.com' } });
  const { status, body } = await other.get(path, (await anAdmin(other)).token);
  assert.equal(status, 200);
  assert.deepEqual(
    [body.mode, body.publicUrl, body.marketingConfirmed, body.marketingDecision, body.encryptionKeyVersion],
    ['demo', 'https://clean.example.com', true, null, 12],
  );
  assert.deepEqual(body.providers, {
    payments: 'sandbox',
    mail: 'smtp',
    backgroundChecks: 'sandbox',
    storage: 'disk',
  });
  assert.deepEqual(body.fees, { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 });
  assert.match(body.version, /^\d+\.\d+\.\d+$/);
  const shown = JSON.stringify(body);
  const keys = [...secrets.encryptionKeys.values()].map((key) => key.toString('base64'));
  for (const secret of [secrets.appSecret, 'mail-password', other.kit.settings.dataDir, ...keys])
    assert.ok(!shown.includes(secret), secret);
});

test('production states its figures once an admin confirmed them, at once in every web process', async (t) => {
  const settings = { ...house.kit.settings, mode: 'production' as const };
  const processes = await Promise.all(
    [1, 2].map(async () => createApp({ ...(await anotherProcess(house)).kit, settings })),
  );
  t.after(() => Promise.all(processes.map((app) => app.close())));
  const marketing = () => Promise.all(processes.map(async (app) => (await app.inject('/api/config')).json().marketing));
  const none = { activeCleaners: null, jobsCompleted: null, averageRating: null, cities: null };
  const stated = { activeCleaners: 10_000, jobsCompleted: 50_000, averageRating: 4.9, cities: 50 };
  const counted = { confirmed: false, figures: none };
  assert.deepEqual(await marketing(), [counted, counted]);
  const { status, body } = await decide(true);
  assert.equal(status, 200);
  assert.deepEqual(body.marketingDecision, {
    at: house.clock.now().toISOString(),
    by: { id: admin.id, name: admin.name },
  });
  const confirmed = { confirmed: true, figures: stated };
  assert.deepEqual(await marketing(), [confirmed, confirmed]);
  assert.equal((await decide(false)).body.marketingConfirmed, false);
  assert.deepEqual(await marketing(), [counted, counted]);
});

test('each decision is in the audit log with its reason, also those made at once', async () => {
  const before = await decisions();
  await decide(true, ' Counted on 1 May. ');
  await Promise.all([decide(true), decide(true)]);
  await decide(false, 'A city left.');
  assert.deepEqual((await decisions()).slice(before.length), [
    [admin.id, 'confirm marketing figures', 'Counted on 1 May.'],
    [admin.id, 'confirm marketing figures', null],
    [admin.id, 'confirm marketing figures', null],
    [admin.id, 'withdraw marketing figures', 'A city left.'],
  ]);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('half a decision is none', async () => {
  const before = await decisions();
  for (const body of [{}, { marketingConfirmed: 'yes' }, { marketingConfirmed: true, mode: 'production' }])
    assert.equal((await house.put(path, body, admin.token)).status, 400);
  assert.deepEqual(await decisions(), before);
});

async function decisions() {
  const written = await house.kit.db
    .select({ actorId: auditLog.actorId, action: auditLog.action, note: auditNotes.text })
    .from(auditLog)
    .leftJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(eq(auditLog.subjectKind, 'setting'))
    .orderBy(asc(auditLog.id));
  return written.map(({ actorId, action, note }) => [actorId, action, note]);
}
