import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { TestClock } from '#server/platform/clock.ts';
import { type Db, openDatabase } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import { scratchDatabase } from '#server/testing/database.ts';
import { patience } from '#server/testing/house.ts';
import { appendAudit, verifyChain } from './index.ts';
import { linkHash } from './link-hash.ts';
import { auditLog } from './table.ts';

const links = 40;
const clock = new TestClock('2026-05-06T16:00:00.000Z');
const database = await scratchDatabase();
const db = openDatabase({ url: database.url, max: 6, patience, onError: () => {} });
after(async () => {
  await db.$client.end();
  await database.drop();
});

const append = (index: number) =>
  db.transaction(async (tx) => {
    await appendAudit({ clock }, tx, {
      actorId: newId(),
      action: `action ${index}`,
      subjectKind: 'payment',
      subjectId: newId(),
      facts: { amountCents: index * 100, from: 'PASSED', before: null },
      note: index % 3 === 0 ? `because of ${index}` : null,
    });
  });

test('an empty chain is intact', async () => {
  assert.deepEqual((await verifyChain(db)).fault, null);
});

test('with many appends at once, the links get one order and the chain is intact', async () => {
  await Promise.all(Array.from({ length: links }, (_, index) => append(index)));
  const report = await verifyChain(db);
  assert.equal(report.fault, null);
  assert.equal(report.links, links);
  assert.equal((await verifyChain(db, report.head)).knownFound, true);
  assert.equal((await verifyChain(db, '00')).knownFound, false);
});

test('the database itself refuses changes', async () => {
  for (const change of ['update audit_log set action = action', 'delete from audit_log', 'truncate audit_log cascade'])
    await assert.rejects(db.execute(sql.raw(change)), ({ cause }: Error) => /append-only/.test(String(cause)));
});

test('erasing a note leaves the chain intact', async () => {
  await inRollback(async (tx) => {
    await tx.execute(sql`update audit_note set text = null, salt = null`);
    assert.equal((await verifyChain(tx)).fault, null);
  });
});

test('each of 1,000 manipulations by someone who can disable the triggers is found, and its link named', async () => {
  const seed = Number(process.env.SEED ?? 7);
  console.log(`seed ${seed}`);
  const random = numbersFrom(seed);
  const missed: string[] = [];
  for (let round = 0; round < 1000; round++) {
    const [name, manipulate] = manipulations[round % manipulations.length] ?? assert.fail();
    const id = 1 + Math.floor(random() * links);
    await inRollback(async (tx) => {
      // no trigger runs, as after `disable trigger all`, without waiting for the table each time
      await tx.execute(sql`set local session_replication_role = replica`);
      const expected = await manipulate(tx, id);
      const { fault } = await verifyChain(tx);
      if (fault?.id !== expected) missed.push(`${name} of link ${id}: ${fault?.id ?? 'unnoticed'}, not ${expected}`);
    });
  }
  assert.deepEqual(missed, []);
  assert.equal((await verifyChain(db)).fault, null);
});

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Answers which link is the first that is not as it was written. */
type Manipulation = (tx: Tx, id: number) => Promise<number>;

const changing =
  (statement: (id: number) => SQL): Manipulation =>
  async (tx, id) => {
    await tx.execute(statement(id));
    return id;
  };

/** With its own hash recomputed, as by someone who knows how the chain is built. */
const changeAndRehash: Manipulation = async (tx, id) => {
  const [link] = await tx.select().from(auditLog).where(sql`id = ${id}`);
  assert.ok(link);
  const changed = { ...link, action: 'something else' };
  await tx
    .update(auditLog)
    .set({ action: changed.action, hash: linkHash(changed) })
    .where(sql`id = ${id}`);
  // it is whole in itself, and the next does not follow it
  return id + 1;
};

const manipulations: [string, Manipulation][] = [
  ['actor', changing((id) => sql`update audit_log set actor_id = ${newId()} where id = ${id}`)],
  ['no actor', changing((id) => sql`update audit_log set actor_id = null where id = ${id}`)],
  ['action', changing((id) => sql`update audit_log set action = action || ' ' where id = ${id}`)],
  ['time', changing((id) => sql`update audit_log set at = at + interval '1 millisecond' where id = ${id}`)],
  ['subject', changing((id) => sql`update audit_log set subject_id = ${newId()} where id = ${id}`)],
  ['kind', changing((id) => sql`update audit_log set subject_kind = 'user' where id = ${id}`)],
  ['amount', changing((id) => sql`update audit_log set facts = facts || '{"amountCents": 1}' where id = ${id}`)],
  ['fact gone', changing((id) => sql`update audit_log set facts = facts - 'from' where id = ${id}`)],
  ['fact added', changing((id) => sql`update audit_log set facts = facts || '{"x": null}' where id = ${id}`)],
  ['hash', changing((id) => sql`update audit_log set hash = sha256(hash) where id = ${id}`)],
  ['previous', changing((id) => sql`update audit_log set previous_hash = sha256(hash) where id = ${id}`)],
  ['rehashed', changeAndRehash],
  ['removed', changing((id) => sql`delete from audit_log where id = ${id}`)],
  ['cut off', changing((id) => sql`delete from audit_log where id >= ${id}`)],
  ['closed up', closeUp],
  ['swapped', swap],
  ['repeated', repeat],
  ['note', ofNote((id) => sql`update audit_note set text = text || '!' where ${nearest(id)}`)],
  ['note gone', ofNote((id) => sql`delete from audit_note where ${nearest(id)}`)],
  ['head', changing((id) => sql`update audit_head set last_id = ${id - 1}`)],
];

/** Not every link has a note. */
function ofNote(statement: (id: number) => SQL): Manipulation {
  return async (tx, id) => {
    const { rows } = await tx.execute<{ id: string }>(sql`${statement(id)} returning audit_id as id`);
    return Number(rows[0]?.id);
  };
}

function nearest(id: number) {
  return sql`audit_id = (select audit_id from audit_note order by abs(audit_id - ${id}), audit_id limit 1)`;
}

async function closeUp(tx: Tx, id: number): Promise<number> {
  await tx.execute(sql`delete from audit_log where id = ${id}`);
  for (let next = id + 1; next <= links; next++)
    await tx.execute(sql`update audit_log set id = ${next - 1} where id = ${next}`);
  return id;
}

async function swap(tx: Tx, id: number): Promise<number> {
  const other = (id % links) + 1;
  await tx.execute(sql`update audit_log set id = 0 where id = ${id}`);
  await tx.execute(sql`update audit_log set id = ${id} where id = ${other}`);
  await tx.execute(sql`update audit_log set id = ${other} where id = 0`);
  return Math.min(id, other);
}

async function repeat(tx: Tx, id: number): Promise<number> {
  await tx.execute(sql`
    insert into audit_log select ${links + 1}, at, actor_id, action, subject_kind, subject_id, facts, previous_hash, hash
    from audit_log where id = ${id}`);
  return links + 1;
}

async function inRollback(work: (tx: Tx) => Promise<void>): Promise<void> {
  const undone = new Error('rolled back on purpose');
  await db
    .transaction(async (tx) => {
      await work(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
}

/** Mulberry32: the same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
