import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { migrate } from '#server/platform/migrate.ts';
import { generate, type Size } from './generate.ts';

export interface BenchServer {
  /** A generated marketplace with a session for everyone in it; created if none of this name exists yet. */
  marketplace(name: string, size: Size): Promise<string>;
  /** PostgreSQL's own folder. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL with the product's own settings (fsync is on) in a temporary folder. BENCH_DATA names a folder to keep:
 * the next run finds its databases there.
 */
export async function startBenchServer(): Promise<BenchServer> {
  const kept = process.env.BENCH_DATA;
  const parent = kept ?? mkdtempSync(join(tmpdir(), 'freshkey-bench-'));
  const folder = join(parent, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir: folder, log: console.error });
  return {
    folder,
    async marketplace(name, size) {
      const url = server.url.replace(/\/freshkey(?=\?|$)/, `/${name}`);
      if (!(await isGenerated(server.url, name))) await make(server.url, url, name, size);
      return url;
    },
    async stop() {
      await server.stop();
      if (!kept && existsSync(parent)) rmSync(parent, { recursive: true });
    },
  };
}

async function isGenerated(serverUrl: string, name: string): Promise<boolean> {
  return withClient(serverUrl, async (client) => {
    const { rows } = await client.query(
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1",
      [name],
    );
    return rows[0]?.note === 'generated';
  });
}

async function make(serverUrl: string, url: string, name: string, size: Size): Promise<void> {
  const startedAt = performance.now();
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  await migrate(url);
  await withClient(url, async (client) => {
    await generate(client, size, new Date());
    await client.query(sessionsSql);
    await client.query('vacuum (analyze) session');
    await client.query(`checkpoint; comment on database ${name} is 'generated'`);
  });
  console.log(`${name} made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** The token of an account's session, as `sessionsSql` creates it. */
export const tokenOf = (accountId: string): string => `bench-${accountId}`;

const sessionsSql = `
  insert into session (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
  select sha256(convert_to('bench-' || id, 'UTF8')), id, 'bench', now(), now(), now() + interval '30 days' from user_account`;

export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
