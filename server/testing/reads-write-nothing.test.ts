import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { allRoutes } from '#server/app.ts';
import { accessMatrix } from './access-matrix.ts';
import { type Ids, scenes, thePeople } from './access-world.ts';
import { digest } from './digest.ts';
import { aHouse } from './house.ts';

const house = await aHouse();

/** What an admin has read of somebody else is to be known. */
const aLink = ['audit_log', 'audit_head'];

/** The reads that leave a trace, and in which tables alone. */
const traces: Record<string, readonly string[]> = {
  'GET /api/admin/background-check/{userId}/form': aLink,
  'GET /api/admin/disputes/{id}/messages': aLink,
  'GET /api/admin/content/{id}/messages': aLink,
  'GET /api/admin/content/{id}/evidence': aLink,
  // the host sees each look of a cleaner, and the job's record keeps it
  'GET /api/jobs/{id}/access': ['home_access_look', 'turnover_head', 'turnover_link', 'turnover_person'],
  // the wire says so: whoever fetches a conversation has read it; fetching it again changes nothing more
  'GET /api/jobs/{id}/messages': ['message'],
};

// Browsers and intermediaries repeat or prefetch a GET as they please: none may leave a trace.
test('no call that reads changes anything, whoever sends it', async () => {
  const people = await thePeople(house);
  const reading = allRoutes.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.path !== '/api/events');
  const answers: number[] = [];
  for (const { endpoint } of reading) {
    const key = `${endpoint.method} ${endpoint.path}`;
    // the last call's job must not keep its cleaner from this one
    await house.kit.db.execute(sql`update job set status = 'CANCELED' where status <> 'CANCELED'`);
    const ids: Ids = await scenes[accessMatrix[key]?.on ?? 'nothing'](house, people);
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none');
    const before = await digest(house);
    for (const { token } of Object.values(people)) answers.push((await house.get(url, token)).status);
    const after = await digest(house);
    for (const table of traces[key] ?? []) after[table] = before[table] ?? '';
    assert.deepEqual(after, before, key);
  }
  assert.ok(answers.filter((status) => status === 200).length > reading.length, 'most calls found something');
});
