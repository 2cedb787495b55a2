import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { testServerUrl } from '#server/testing/database-server.ts';
import { patience } from '#server/testing/house.ts';
import { createApp } from './app.ts';
import { closeKit, createKit } from './create-kit.ts';
import { loadEnv } from './platform/env.ts';
import { silentLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { checkDatabase } from './platform/start/check-database.ts';
import { prepareDatabase } from './platform/start/prepare-database.ts';

// docs/OPERATIONS.md, done as it says.

const manual = readFileSync('docs/OPERATIONS.md', 'utf8');
const name = `ordinary_${randomBytes(6).toString('hex')}`;
const administrator = new Client({ connectionString: await testServerUrl() });
await administrator.connect();
const dataDir = mkdtempSync(join(tmpdir(), 'freshkey-production-'));
after(async () => {
  await administrator.query(`drop database if exists ${name} with (force)`);
  await administrator.query(`drop database if exists ${name}_older with (force)`);
  await administrator.query(`drop role if exists ${name}`);
  await administrator.end();
  rmSync(dataDir, { recursive: true });
});
// what createuser and createdb --owner do
await administrator.query(`create role ${name} login`);
for (const database of [name, `${name}_older`]) await administrator.query(`create database ${database} owner ${name}`);

async function addressOf(database: string, user: string): Promise<string> {
  const url = new URL(await testServerUrl());
  url.pathname = `/${database}`;
  url.username = user;
  if (url.searchParams.has('user')) url.searchParams.set('user', user);
  return url.href;
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the commands that it names are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...manual.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
  assert.ok(named.length > 4);
  for (const script of named) assert.ok(scripts[script], `npm run ${script}`);
});

test('production starts on a database with an ordinary owner, and answers', async () => {
  const databaseUrl = await addressOf(name, name);
  const [owner] = await ask(
    databaseUrl,
    'select current_user as name, rolsuper from pg_roles where rolname = current_user',
  );
  assert.deepEqual(owner, { name, rolsuper: false });
  const env = {
    APP_MODE: 'production',
    PUBLIC_URL: 'https://clean.example.com',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: randomBytes(48).toString('base64'),
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'Clean <clean@example.com>',
    SUPPORT_EMAIL: 'help@example.com',
    OPERATOR_NAME: 'Clean Ltd.',
    STRIPE_SECRET_KEY: 'sk_live_51Example',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_51Example',
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('hex')}`,
    LOG_LEVEL: 'silent',
  };
  const settings = loadEnv(env);
  await checkDatabase(databaseUrl);
  await prepareDatabase(settings.mode, env, () => {});
  const kit = await createKit({ settings, databaseUrl, log: silentLog, patience });
  const app = await createApp(kit);
  try {
    const answer = await app.inject({ url: '/api/config' });
    assert.deepEqual([answer.statusCode, answer.json().mode], [200, 'production']);
    assert.deepEqual(await ask(databaseUrl, 'select * from user_account'), [], 'no demo data');
  } finally {
    await app.close();
    await closeKit(kit);
  }
});

test('a database that has the extension earthdistance keeps it, and both measure alike', async () => {
  const older = await addressOf(`${name}_older`, name);
  await ask(
    await addressOf(`${name}_older`, administrator.user ?? 'postgres'),
    'create extension cube; create extension earthdistance',
  );
  await migrate(older);
  const measured = `
    select latitude, ll_to_earth(latitude, longitude)::text as point, gc_to_sec(metres) as chord, sec_to_gc(metres) as way,
      earth_distance(ll_to_earth(latitude, longitude), ll_to_earth(-longitude / 2, latitude)) as distance,
      latitude(ll_to_earth(latitude, longitude)) as back_north, longitude(ll_to_earth(latitude, longitude)) as back_east,
      earth_box(ll_to_earth(latitude, longitude), metres)::text as box
    from generate_series(-90, 90, 15) latitude, generate_series(-180, 180, 30) longitude,
      unnest(array[-1, 0, 1, 5e4, 2e7, 1e8]) metres`;
  assert.deepEqual(await ask(older, "select extname from pg_extension where extname = 'earthdistance'"), [
    { extname: 'earthdistance' },
  ]);
  assert.deepEqual(await ask(await addressOf(name, name), measured), await ask(older, measured));
});
