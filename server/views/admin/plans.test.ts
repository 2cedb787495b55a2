import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
await aJob(house, await aHost(house));

interface Asked {
  text: string;
  values: unknown[];
}

/** Every query that a call sends to the database. */
async function queriesOf(path: string): Promise<Asked[]> {
  const { $client } = house.kit.db;
  const asked: Asked[] = [];
  const send = $client.query.bind($client);
  Object.assign($client, {
    query: (query: Asked, values: unknown[] = query.values) => {
      if (typeof query === 'object') asked.push({ text: query.text, values });
      return send(query, values);
    },
  });
  try {
    const { status, body } = await house.get(path, admin.token);
    assert.equal(status, 200, JSON.stringify(body));
  } finally {
    Object.assign($client, { query: send });
  }
  return asked;
}

/** How the database would go about it if its tables were too large to read through. */
async function planOf({ text, values }: Asked): Promise<string> {
  const client = await house.kit.db.$client.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off; set enable_incremental_sort = off');
    const { rows } = await client.query(`explain ${text}`, values);
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('reset all');
    client.release();
  }
}

const id = newId();
const ofAdmin = [
  ...['users', 'users?role=HOST', 'users?status=suspended', 'users?sort=name', 'users?q=ann', `users?q=${id}`],
  ...['jobs', 'jobs?status=OPEN', 'jobs?sort=startTime', 'jobs?q=ann', `jobs?q=${id}`, `jobs?hostId=${id}`],
  ...['properties', 'properties?sort=title', 'properties?q=elm', `properties?hostId=${id}`],
  ...['audit-logs', `audit-logs?actor=${id}`, 'audit-logs?by=admin', 'audit-logs?action=cancel%20job'],
  ...[`audit-logs?subject=${id}`, 'audit-logs?from=2026-05-01', 'audit-logs?q=late', 'audit-logs/actions'],
  'analytics?from=2026-05-01&to=2026-05-06',
];

const calls = [...ofAdmin.map((list) => `admin/${list}`), ...['search?q=ann', 'search?q=an', `search?q=${id}`]];

for (const list of calls)
  test(`${list.replace(id, '<id>')} is served by indexes`, async () => {
    const asked = await queriesOf(`/api/${list}`);
    assert.ok(asked.length > 1, 'the session and the list');
    for (const query of asked) {
      const plan = await planOf(query);
      // a list that is only narrowed by what an index begins with comes out of it in order
      if (!/q=|analytics/.test(list) && query.text.includes('limit'))
        assert.doesNotMatch(plan, /Sort/, `${query.text}\n${plan}`);
      assert.doesNotMatch(
        plan,
        /Seq Scan on (user_account|job|job_timeline|property|bid|audit_log|audit_note|session|payment|ledger_\w+)\b/,
        `${query.text}\n${plan}`,
      );
    }
  });
