import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { scratchDatabase } from '#server/testing/database.ts';
import { claimInstallation } from './installation.ts';
import { knownMigrations, migrate } from './migrate.ts';

const database = await scratchDatabase();
const client = new Client({ connectionString: database.url });
await client.connect();
after(async () => {
  await client.end();
  await database.drop();
});

test('each migration is applied once, however many processes start', async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  const { rows } = await client.query('SELECT tag FROM schema_migrations ORDER BY tag');
  assert.deepEqual(
    rows.map(({ tag }) => tag),
    knownMigrations().map(({ tag }) => tag),
  );
});

test('a database from a newer version is refused', async () => {
  await client.query("INSERT INTO schema_migrations (tag, checksum) VALUES ('9999_future', 'x')");
  await assert.rejects(migrate(database.url), /newer than this Freshkey \(it holds migration 9999_future\)/);
  await client.query("DELETE FROM schema_migrations WHERE tag = '9999_future'");
});

test('a migration changed after it was applied is refused', async () => {
  const [first] = knownMigrations();
  assert.ok(first);
  await client.query("UPDATE schema_migrations SET checksum = 'other' WHERE tag = $1", [first.tag]);
  await assert.rejects(migrate(database.url), new RegExp(`Migration ${first.tag} differs from the one`));
  await client.query('UPDATE schema_migrations SET checksum = $2 WHERE tag = $1', [first.tag, first.checksum]);
  await migrate(database.url);
});

test('a database made by an earlier version of the first migration is opened', async () => {
  const former = '026c939a70818b98ec540ecd460ae472edb147cf55cd2c3805c3d05f740d313e';
  const [first] = knownMigrations();
  await client.query("UPDATE schema_migrations SET checksum = $1 WHERE tag = '0000_foundation'", [former]);
  await migrate(database.url);
  await client.query("UPDATE schema_migrations SET checksum = $1 WHERE tag = '0000_foundation'", [first?.checksum]);
});

test('a demo database is not opened in production, or the other way round', async () => {
  assert.deepEqual(await claimInstallation(client, 'demo'), { seeded: false, claimedNow: true });
  assert.deepEqual(await claimInstallation(client, 'demo'), { seeded: false, claimedNow: false });
  await assert.rejects(claimInstallation(client, 'production'), /belongs to a demo installation/);
});
