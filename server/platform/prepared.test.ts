import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { is, Param, Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { anywhereKm } from '#contract/search-reach.ts';
import { jobs } from '#server/jobs/table.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { type SceneName, scenes, thePeople } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Reader, Tx } from './db.ts';
import { newId } from './ids.ts';
import { type Insides, preparedQueries } from './prepared.ts';

// Runs every prepared query of the product (the house loads them all) against a world with jobs in several states, both
// as we run it and as Drizzle does. The names of its placeholders tell which values to run it with.

const world: SceneName[] = [
  ...(['open job with a bid', 'invitation', 'assigned job', 'submitted job', 'waiting review'] as const),
  'team member',
];

const placeholders: Record<string, readonly unknown[]> = {
  id: [newId()],
  amountCents: [9000],
  message: [null, 'I live around the corner.'],
  estimatedHours: [null, 3.5],
  createdAt: [new Date()],
  byAdmin: [false, true],
  payloads: [JSON.stringify(['{}', '{}'])],
};

const house = await aHouse();
before(async () => {
  const people = await thePeople(house);
  for (const name of world) await scenes[name](house, people);
  for (const radiusKm of [null, anywhereKm]) {
    const { token } = await anApprovedCleaner(house);
    assert.equal((await house.post('/api/cleaner/searches', { name: 'Mine', radiusKm }, token)).status, 201);
  }
  assert.equal((await house.put('/api/admin/settings', { marketingConfirmed: true }, people.admin.token)).status, 200);
  const found = await house.kit.db.select({ id: jobs.id }).from(jobs);
  const [allJobs, everybody] = [found.map(({ id }) => id), Object.values(people).map(({ id }) => id)];
  const nobody = newId();
  Object.assign(placeholders, {
    jobId: [...allJobs, nobody],
    jobIds: [allJobs, allJobs.slice(0, 1), []],
    hosts: [everybody, everybody.slice(0, 1), []],
    now: [house.clock.now()],
    viewerId: [...everybody, nobody],
    cleanerId: [people.assigned.id, people.other.id, people.blocked.id, people.ownHost.id],
  });
});

const insidesOf = (query: unknown) => query as Insides; // not in its types
const shown = drizzle.mock({ casing: 'snake_case' }) as unknown as Reader; // builds queries, but runs none

for (const { build, ours } of preparedQueries) {
  const { params, queryConfig } = insidesOf(build(shown));
  const { name, text } = queryConfig;
  const needed = new Set(params.flatMap(placeholderIn));

  test(`${name} gives what Drizzle gives`, async () => {
    const tries = choices([...needed]);
    let found = 0;
    for (const values of tries) {
      const expected = await outcome(text, (tx) => build(tx).execute(values));
      const given = await outcome(text, (tx) => ours(tx).execute(values));
      assert.deepEqual(given, expected);
      found += given.rows.length;
    }
    assert.ok(found > 0, `${name} finds something in one of ${tries.length} tries`);
  });

  if (needed.size > 0)
    test(`${name} is not run without its values`, async () => {
      await assert.rejects(ours(house.kit.db).execute({}), /No value was given for \w+/);
    });
}

test('no two prepared queries share a name', () => {
  const names = preparedQueries.map(({ build }) => insidesOf(build(shown)).queryConfig.name);
  assert.ok(names.length > 5);
  assert.deepEqual(names, [...new Set(names)]);
});

function placeholderIn(param: unknown): string[] {
  const place = is(param, Param) ? param.value : param;
  return is(place, Placeholder) ? [String(place.name)] : [];
}

/** Every combination of possible values for the named placeholders. */
function choices(names: readonly string[]): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const name of names) {
    const known = placeholders[name];
    assert.ok(known, `say above with what the placeholder ${name} is tried`);
    all = all.flatMap((chosen) => known.map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

/** What a query finds or has written, or the constraint that refused it; then everything is rolled back. */
async function outcome(text: string, run: (tx: Tx) => Promise<unknown>) {
  const undone = new Error('undone');
  let rows: unknown[] = [];
  try {
    await house.kit.db.transaction(async (tx) => {
      const answer = await run(tx);
      rows = Array.isArray(answer) ? answer : await writtenBy(tx, text);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) return { rows, refused: constraintOf(error) };
  }
  return { rows };
}

async function writtenBy(tx: Tx, text: string): Promise<unknown[]> {
  const [, table = 'none'] = /^(?:insert into|update) "(\w+)"/.exec(text) ?? [];
  const written = sql`select * from ${sql.identifier(table)} where xmin = pg_current_xact_id()::xid`;
  return (await tx.execute(written)).rows;
}

function constraintOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause === 'object' && cause !== null && 'constraint' in cause) return cause.constraint;
  throw error;
}
