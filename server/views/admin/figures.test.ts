import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { aHouse } from '#server/testing/house.ts';
import { figuresOf } from './figures.ts';

const house = await aHouse();

test('the figures of some days are found by index, however many jobs and sessions there are', async () => {
  const plan = await house.kit.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`); // these tables are small
    const lines: string[] = [];
    const explaining = {
      async execute(query: SQL) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        lines.push(...rows.map((row) => row['QUERY PLAN']));
        return { rows };
      },
    };
    // all that it asks of a reader
    await figuresOf(explaining as unknown as Reader, new Date(0), house.clock.now());
    return lines.join('\n');
  });
  assert.match(plan, /job_ever_submitted/);
  assert.doesNotMatch(plan, /Seq Scan on (job|session)/);
});
