import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { checkRecord } from '#contract/check-record.ts';
import { brokenEntry, brokenKey } from '#contract/check-seal.ts';
import type { PublicLog } from '#contract/record-chain.ts';
import { type JobRecord, recordName, signatureName } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aDocumentedJob, claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aSeasonedCleaner, recordFileOf } from '#server/testing/a-work-record.ts';
import { aHouse } from '#server/testing/house.ts';
import { runCommand, writtenKeys } from '#server/testing/run-command.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';
import { rotateLogKey, type Signer, signerAt } from './log-key.ts';
import { sealRecords } from './seal-records.ts';
import { logKeys } from './table.ts';

const house = await aHouse();
const { kit } = house;
const log = async (): Promise<PublicLog> => (await house.get('/.well-known/freshkey-log')).body;
const signer = () => kit.db.transaction((tx) => signerAt(kit, tx));
const rotate = (leak: { since: Date; key?: string } | null) => kit.db.transaction((tx) => rotateLogKey(kit, tx, leak));
const codesOf = async (file: Uint8Array, published: PublicLog) =>
  (await checkRecord(file, published, webTools)).faults.map(({ code }) => code);

/** The same file as if it was made then, signed by whoever has the key. */
const signedAt = (claim: Uint8Array, signer: Signer, at: Date): Uint8Array =>
  signedAnew(claim, signer, { madeAt: at.toISOString() });
const withCosts = (claim: Uint8Array, signer: Signer, costs: JobRecord['costs']): Uint8Array =>
  signedAnew(claim, signer, { costs });

function signedAnew(claim: Uint8Array, { key, publicKey, sign }: Signer, change: Partial<JobRecord>): Uint8Array {
  const record = Buffer.from(JSON.stringify({ ...recordIn(claim), ...change }));
  const signature = Buffer.from(JSON.stringify({ key, publicKey, signature: sign(record) }));
  return packAgain(filesOf(claim).set(recordName, record).set(signatureName, signature));
}

test('the key before signs the new one and is gone; a key that was slipped in, left out or renamed is named', async () => {
  await aDocumentedJob(house, 1);
  await sealRecords(kit);
  const old = await signer();
  house.clock.forward(91 * day);
  await aDocumentedJob(house, 1);
  await sealRecords(kit);
  const rows = await kit.db.select().from(logKeys).where(eq(logKeys.id, old.key));
  assert.equal(rows[0]?.privateSealed, null);
  const published = await log();
  assert.deepEqual([await brokenKey(published, webTools), await brokenEntry(published, webTools)], [null, null]);
  const [first, second] = published.keys;
  if (!first || !second) return assert.fail();
  const slipped = { ...published, keys: [first, { ...second, endorsement: null }] };
  assert.equal(await brokenKey(slipped, webTools), second.id);
  const renamed = { ...published, keys: [{ ...first, id: second.id }, second] };
  assert.equal(await brokenKey(renamed, webTools), second.id);
  assert.equal(await brokenEntry({ ...published, keys: [second] }, webTools), 1);
  const later = { ...second, since: plus(new Date(second.since), -hour).toISOString() };
  assert.equal(await brokenEntry({ ...published, keys: [first, later] }, webTools), 2, 'an entry knows since when');
  const early = { ...first, until: plus(new Date(first.since), -hour).toISOString() };
  assert.equal(
    await brokenEntry({ ...published, keys: [early, second] }, webTools),
    1,
    'signed when it was not in use',
  );
});

test('an entry from before keys were part of it is still valid', async () => {
  const { job, host } = await aDocumentedJob(house, 1);
  await sealRecords(kit);
  const published = await log();
  const { keysHash: _, ...old } = published.entries[0] ?? assert.fail();
  // what it says is what an older version has signed; only its signature is another
  assert.equal(await brokenEntry({ ...published, entries: [{ ...old, keysHash: null }] }, webTools), 1);
  assert.deepEqual(await codesOf(await claimOf(house, job, host), published), []);
});

test('what a key signs after its time is refused', async () => {
  const { job, host } = await aDocumentedJob(house, 1);
  await sealRecords(kit);
  const old = await signer();
  const claim = await claimOf(house, job, host);
  await rotate(null);
  assert.deepEqual(await codesOf(claim, await log()), []);
  house.clock.forward(hour);
  assert.deepEqual(await codesOf(signedAt(claim, old, kit.clock.now()), await log()), ['keyOutOfTime']);
});

test('no file of a key that has leaked is trusted: costs and names are in no log, whatever of it is sealed', async () => {
  const { job, host } = await aDocumentedJob(house, 1);
  await sealRecords(kit);
  const { cleaner } = await aSeasonedCleaner(house, 1);
  const [sealed, own] = [await claimOf(house, job, host), await recordFileOf(house, cleaner)];
  const other = await aDocumentedJob(house, 1);
  const open = await claimOf(house, other.job, other.host);
  const thief = await signer();
  house.clock.forward(hour);
  await rotate({ since: kit.clock.now() });
  const published = await log();
  assert.ok(published.keys.at(-2)?.distrustedFrom);
  const dearer = withCosts(sealed, thief, [{ at: '2026-05-06T16:00:00.000Z', kind: 'job', amountCents: 999_999 }]);
  for (const file of [sealed, dearer, open]) assert.deepEqual(await codesOf(file, published), ['keyLeaked']);
  assert.deepEqual(await codesOf(await claimOf(house, job, host), published), [], 'one that is made anew is valid');
  assert.deepEqual(await codesOf(own, published), ['keyLeaked']);
  assert.deepEqual(await codesOf(await recordFileOf(house, cleaner), published), [], 'one that is made anew is valid');
});

test('a key that no longer signs can be distrusted as well, from the earliest time told; the others stay', async () => {
  house.clock.forward(hour);
  const [old, { job, host }] = [await signer(), await aDocumentedJob(house, 1)];
  const open = await claimOf(house, job, host);
  house.clock.forward(hour);
  await rotate(null);
  const current = await signer();
  const before = (await log()).keys.find(({ id }) => id === old.key)?.distrustedFrom;
  const [since, later] = [plus(kit.clock.now(), -2 * hour), plus(kit.clock.now(), -hour)];
  assert.deepEqual(await rotate({ since, key: old.key }), { key: current.key, distrusted: old.key });
  await rotate({ since: later, key: old.key });
  const published = await log();
  const distrusted = published.keys.filter(({ id }) => id === old.key).map(({ distrustedFrom }) => distrustedFrom);
  assert.deepEqual([before, distrusted], [null, [since.toISOString()]]);
  assert.equal((await signer()).key, current.key, 'the key that signs is no other');
  assert.deepEqual(await codesOf(open, published), ['keyLeaked']);
  assert.deepEqual(await codesOf(await claimOf(house, job, host), published), []);
  assert.equal(await brokenKey(published, webTools), null);
  assert.equal(await rotate({ since, key: 'nobody’s' }), null);
});

const command = (...args: string[]) =>
  runCommand(house, 'rotate-log-key.ts', {
    args,
    env: { ENCRYPTION_KEYS: writtenKeys(house.kit.settings.encryptionKeys) },
  });

test('the command takes any key by its id, and says what it lacks', async () => {
  const [{ id = '' } = {}] = (await log()).keys;
  const leaked = await command('--leaked-since=2026-01-02T03:04:05Z', `--key=${id}`);
  assert.equal(leaked.status, 0, leaked.faults);
  assert.match(leaked.out, new RegExp(`Key ${id} is not trusted from 2026-01-02T03:04:05.000Z on`));
  const unknown = await command('--leaked-since=2026-01-02T03:04:05Z', '--key=0123456789abcdef');
  assert.deepEqual([unknown.status, unknown.out], [1, '']);
  assert.match(unknown.faults, /no key 0123456789abcdef/);
  assert.match((await command(`--key=${id}`)).faults, /say --leaked-since/);
});
