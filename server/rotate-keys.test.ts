import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { placeIn } from '#server/platform/sealed-column.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { runCommand, writtenKeys } from '#server/testing/run-command.ts';
import { sealedColumns } from './sealed-columns.ts';

const keys = new Map([1, 2, 3].map((version) => [version, randomBytes(32)] as const));
const only = (...versions: number[]) => new Map([...keys].filter(([version]) => versions.includes(version)));

const house = await aHouse({ settings: { encryptionKeys: only(1) } });

const rotate = (...versions: number[]) =>
  runCommand(house, 'rotate-keys.ts', { env: { ENCRYPTION_KEYS: writtenKeys(only(...versions)) } });

/** Another web process on the same database, with these keys in its environment. */
async function aProcess(...versions: number[]) {
  const { kit, app, close } = await anotherProcess(house, { encryptionKeys: only(...versions) });
  const send = async (method: 'GET' | 'POST', url: string, as: Somebody | null, payload?: object, headers = {}) => {
    const sent = { ...(as && { authorization: `Bearer ${as.token}` }), ...headers };
    const reply = await app.inject({ method, url, headers: sent, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  return { kit, send, close };
}

const formOf = (index: number) => onboardingForm({ dateOfBirth: `1980-01-${10 + index}` });

test('the list names every sealed column of the database', async () => {
  const { rows } = await house.kit.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_sealed'`);
  const listed = sealedColumns.filter(({ kind }) => kind === 'bytea').map(({ table, column }) => `${table}.${column}`);
  assert.deepEqual(listed.sort(), rows.map(({ name }) => name).sort());
});

test('under load, twice at once: afterwards the old key can go, and everything can be read', async () => {
  const admin = await anAdmin(house);
  const cleaners = await Promise.all(Array.from({ length: 8 }, () => aCleaner(house)));
  for (const [index, cleaner] of cleaners.entries()) {
    const onboarded = await house.post('/api/cleaner/complete-onboarding', formOf(index), cleaner.token);
    assert.equal(onboarded.status, 200, JSON.stringify(onboarded.body));
    await checksIn(house).checked(cleaner, { socialSecurityNumber: '123-45-6789' });
  }
  const host = await aHost(house, { password: 'a long enough passphrase' });
  const login = { email: host.email, password: 'a long enough passphrase' };
  const key = { 'idempotency-key': 'one sign-in' };
  const { body: session } = await house.send('POST', '/api/auth/login/password', { body: login, headers: key });
  const secretPlace = placeIn({ table: 'user_account', column: 'two_factor_sealed', key: ['id'], kind: 'bytea' }, [
    host.id,
  ]);
  const twoFactorSealed = house.kit.sealer.seal('JBSWY3DPEHPK3PXP', secretPlace);
  await house.kit.db.execute(sql`update user_account set two_factor_sealed = ${twoFactorSealed} where id = ${host.id}`);

  const both = await aProcess(1, 2);
  const load = { on: true, writes: 0 };
  const writers = cleaners.map(async (cleaner, index) => {
    while (load.on) {
      const saved = await both.send('POST', '/api/cleaner/complete-onboarding', cleaner, formOf(index));
      const read = await both.send('GET', '/api/cleaner/profile', cleaner);
      assert.deepEqual([saved.status, read.body.personal.dateOfBirth], [200, `1980-01-${10 + index}`]);
      load.writes++;
    }
  });
  const runs = await Promise.all([rotate(1, 2), rotate(1, 2)]);
  load.on = false;
  await Promise.all(writers);
  await both.close();
  assert.ok(load.writes > cleaners.length, 'nobody wrote meanwhile');
  for (const { status, out, faults } of runs) {
    assert.equal(status, 0, out + faults);
    assert.match(out, /Everything is sealed under key 2\. No other key is needed/);
  }
  const moved = runs.map(({ out }) => Number(/background_check\.form_sealed: (\d+) re-sealed/.exec(out)?.[1]));
  assert.equal(
    moved.reduce((sum, forms) => sum + forms),
    cleaners.length,
    'each value is moved once',
  );

  const after = await aProcess(2);
  for (const [index, cleaner] of cleaners.entries()) {
    const { body } = await after.send('GET', '/api/cleaner/profile', cleaner);
    assert.equal(body.personal.dateOfBirth, `1980-01-${10 + index}`);
    const path = `/api/admin/background-check/${cleaner.id}/ssn`;
    const { body: read } = await after.send('POST', path, admin, { reason: 'Is it still readable?' });
    assert.equal(read.ssn, '123456789');
  }
  assert.deepEqual((await after.send('POST', '/api/auth/login/password', null, login, key)).body, session);
  const { rows } = await after.kit.db.execute<{ sealed: Buffer }>(
    sql`select two_factor_sealed as sealed from user_account where id = ${host.id}`,
  );
  assert.equal(after.kit.sealer.open(rows[0]?.sealed ?? assert.fail(), secretPlace), 'JBSWY3DPEHPK3PXP');
  await after.close();
});

test('a process that has no newer key keeps the old one needed until it is restarted', async () => {
  const cleaner = await aCleaner(house);
  const late = await house.post('/api/cleaner/complete-onboarding', formOf(0), cleaner.token);
  assert.equal(late.status, 200);
  const unknown = await rotate(2);
  assert.equal(unknown.status, 1);
  assert.match(unknown.out, /cleaner_identity\.ssn_sealed: 0 re-sealed, 1 still under key 1/);
  assert.match(unknown.out, /Key 1 is still needed\. It is not in ENCRYPTION_KEYS/);
  const again = await rotate(1, 2);
  assert.equal(again.status, 0, again.out);
  assert.match(again.out, /cleaner_identity\.ssn_sealed: 1 re-sealed\n/);
});

test('what is damaged stays as it is, is counted, and keeps nothing else from being moved', async () => {
  const cleaner = await aCleaner(house);
  await house.post('/api/cleaner/complete-onboarding', formOf(1), cleaner.token);
  await house.kit.db.execute(sql`
    update cleaner_identity set ssn_sealed = set_byte(ssn_sealed, 20, get_byte(ssn_sealed, 20) # 1)
    where user_id = ${cleaner.id}`);
  const { status, out } = await rotate(1, 2, 3);
  assert.equal(status, 1);
  assert.match(out, /cleaner_identity\.personal_sealed: \d+ re-sealed\n/);
  assert.match(out, /cleaner_identity\.ssn_sealed: \d+ re-sealed, 1 still under key 1/);
  assert.match(out, /Key 1 is still needed\..*it is damaged/);
  assert.doesNotMatch(out, /Key 2 is still needed/);
});
