import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { createLog } from './log.ts';
import { Refusal } from './refusal.ts';

const house = await aHouse();

/** The line the log writes for an error. */
function lineOf(error: unknown): { line: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('warn', 'test', { write: (text) => lines.push(text) }).error({ err: error }, 'failed');
  const line = lines.join('');
  return { line, err: JSON.parse(line).err };
}

const failureOf = (work: () => PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work()).then(
    () => assert.fail('it should have failed'),
    (error: unknown) => error,
  );

test('a failed statement is logged without the values sent with it or found in the database', async () => {
  const { db } = house.kit;
  const host = await aHost(house, { name: 'Carla Canary' });
  const [known] = await db.select().from(users).where(sql`id = ${host.id}`);
  assert.ok(known);
  const twice = await failureOf(() => db.insert(users).values({ ...known, id: crypto.randomUUID() }));
  const { line, err } = lineOf(twice);
  assert.ok(!line.includes(host.email) && !line.includes('Carla Canary'), line);
  assert.match(String(err.message), /^Failed query: insert into "user_account"/);
  const { code, table, constraint } = err.cause as Record<string, unknown>;
  assert.deepEqual([code, table], ['23505', 'user_account']);
  assert.match(String(constraint), /email/);
});

test('a value the database could not parse is not logged either', async () => {
  const { line, err } = lineOf(await failureOf(() => house.kit.db.execute(sql`select ${'(512) 555-7701'}::int`)));
  assert.ok(!line.includes('555-7701'), line);
  assert.equal((err.cause as Record<string, unknown>).code, '22P02');
});

test('an error the task queue has copied into an object is logged like the error itself', async () => {
  const failure = await failureOf(() => house.kit.db.$client.query("select '(512) 555-7701'::int"));
  assert.ok(failure instanceof Error);
  const { line, err } = lineOf({ ...failure, message: failure.message, stack: failure.stack, queue: 'money' });
  assert.ok(!line.includes('555-7701'), line);
  assert.deepEqual([err.message, err.code, err.queue], ['a value was refused', '22P02', 'money']);
  assert.match(String(err.stack), /^\s+at /);
  assert.equal(lineOf({ message: 'Queue money does not exist' }).err.message, 'Queue money does not exist');
});

test('errors from elsewhere are logged with their location and cause', () => {
  const { err } = lineOf(new Error('the disk is full', { cause: new Refusal('unavailable', 'No.') }));
  assert.equal(err.message, 'the disk is full');
  assert.match(String(err.stack), /^\s+at .*log\.test\.ts/);
  assert.equal((err.cause as Record<string, unknown>).message, 'No.');
});
