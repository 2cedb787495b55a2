import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { chainFaults } from '#contract/check-chain.ts';
import type { RecordLink } from '#contract/record-chain.ts';
import { aDocumentedJob, claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aHouse } from '#server/testing/house.ts';
import { hashOf } from './hashes.ts';
import { leaveProof } from './leave-proof.ts';
import { turnoverLinks, turnoverPeople } from './table.ts';

const house = await aHouse();
const { db } = house.kit;

test('a file proves the words of a task, which nobody can guess once their host has left', async () => {
  const { job, host } = await aDocumentedJob(house, 0);
  const { links, people, checklist } = recordIn(await claimOf(house, job, host));
  const told = links.find(({ content }) => content?.kind === 'task marked')?.content ?? assert.fail();
  const task = checklist.find(({ id }) => id === told.task) ?? assert.fail();
  const words = [task.id, task.name, task.room, task.skippedReason];
  const saltOf = (role: string) => people.find((person) => person.role === role)?.salt;
  assert.notEqual(told.text, hashOf(JSON.stringify(words)));
  assert.equal(told.text, hashOf(JSON.stringify([saltOf('host'), saltOf('cleaner'), ...words])));

  await db.transaction((tx) => leaveProof.erase(house.kit, tx, { ...host, role: 'HOST' }));
  const left = await db.select().from(turnoverPeople).where(eq(turnoverPeople.jobId, job.id));
  assert.ok(left.every(({ salt }) => salt !== saltOf('host')));
  const rows = await db
    .select()
    .from(turnoverLinks)
    .where(eq(turnoverLinks.jobId, job.id))
    .orderBy(asc(turnoverLinks.n));
  const chain = rows.map(
    ({ at, content, ...link }): RecordLink => ({
      ...link,
      at: at.toISOString(),
      content: content && JSON.parse(content),
    }),
  );
  assert.ok(!JSON.stringify(chain).includes(String(saltOf('host'))));
  assert.deepEqual(await chainFaults({ job: { id: job.id }, links: chain }, async (text) => hashOf(text)), []);
});
