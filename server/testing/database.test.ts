import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { scratchDatabase } from './database.ts';

test('two scratch databases are separate, and a dropped one is gone', async () => {
  const [one, other] = await Promise.all([scratchDatabase(), scratchDatabase()]);
  const client = new Client({ connectionString: one.url });
  await client.connect();
  await client.query('CREATE TABLE only_here (id int)');
  await client.end();
  const second = new Client({ connectionString: other.url });
  await second.connect();
  const { rows } = await second.query("SELECT to_regclass('only_here') AS found");
  assert.equal(rows[0].found, null);
  await second.end();
  await Promise.all([one.drop(), other.drop()]);
  await assert.rejects(new Client({ connectionString: one.url }).connect(), /does not exist/);
});
