import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { planOf, queriesOf } from '#server/testing/plans-of.ts';

const house = await aHouse();
const admin = await anAdmin(house);
await aJob(house, await aHost(house));

const id = newId();
const ofAdmin = [
  ...['users', 'users?role=HOST', 'users?status=suspended', 'users?sort=name', 'users?q=ann', `users?q=${id}`],
  ...[
    'jobs',
    'jobs?status=OPEN',
    'jobs?sort=startTime',
    'jobs?status=PAID&sort=startTime',
    'jobs?q=ann',
    `jobs?q=${id}`,
    `jobs?hostId=${id}`,
  ],
  ...['properties', 'properties?sort=title', 'properties?q=elm', `properties?hostId=${id}`],
  ...['audit-logs', `audit-logs?actor=${id}`, 'audit-logs?by=admin', 'audit-logs?action=cancel%20job'],
  ...[`audit-logs?subject=${id}`, 'audit-logs?from=2026-05-01', 'audit-logs?q=late', 'audit-logs/actions'],
  ...['reviews?q=ann', `reviews?q=${id}`],
  'analytics?from=2026-05-01&to=2026-05-06',
];

const calls = [...ofAdmin.map((list) => `admin/${list}`), ...['search?q=ann', 'search?q=an', `search?q=${id}`]];

for (const list of calls)
  test(`${list.replace(id, '<id>')} is served by indexes`, async () => {
    const asked = await queriesOf(house, `/api/${list}`, admin.token);
    assert.ok(asked.length > 1, 'the session and the list');
    for (const query of asked) {
      const plan = await planOf(house, query);
      // a list that is only narrowed by what an index begins with comes out of it in order
      if (!/q=|analytics/.test(list) && query.text.includes('limit'))
        assert.doesNotMatch(plan, /Sort/, `${query.text}\n${plan}`);
      assert.doesNotMatch(
        plan,
        /Seq Scan on (user_account|job|job_timeline|property|bid|audit_log|audit_note|session|payment|ledger_\w+|review)\b/,
        `${query.text}\n${plan}`,
      );
    }
  });
