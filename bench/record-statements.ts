import pg from 'pg';
import { createApp } from '#server/app.ts';
import { closeKit, createKit } from '#server/create-kit.ts';
import { loadEnv } from '#server/platform/env.ts';
import { silentLog } from '#server/platform/log.ts';
import type { Call, Sent } from './calls.ts';

/** A statement with its values; `{job}`, `{account}`, `{now}` and `{fresh 0}` stand for what differs between calls. */
export interface Recorded {
  name?: string;
  text: string;
  values: unknown[];
}
export type Recording = Record<Call['name'], Recorded[]>;

/**
 * Runs each call once through our server and records the statements it sends, except the one that finds the session. F
 * sends the same, so it cannot fall behind when ours change.
 */
export async function recordStatements(
  databaseUrl: string,
  dataDir: string,
  calls: readonly Call[],
): Promise<Recording> {
  const settings = loadEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const kit = await createKit({ settings, databaseUrl, log: silentLog });
  const app = await createApp(kit);
  await app.ready();
  const recording: Recording = { list: [], detail: [], bid: [] };
  for (const call of calls) {
    const { body, ...sent } = call.next();
    const { result, statements } = await listen(() =>
      app.inject({ method: sent.method, url: sent.path, headers: sent.headers, ...(body && { payload: body }) }),
    );
    if (result.statusCode >= 300) throw new Error(`${call.name} answered ${result.statusCode}: ${result.body}`);
    recording[call.name] = statements.filter(({ name }) => name !== 'find_sessions').map(blanked(sent));
  }
  await app.close();
  await closeKit(kit);
  return recording;
}

async function listen<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: Recorded[] }> {
  const statements: Recorded[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }; // its overloads hide that it is one function
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...args) {
    const [config, values] = args as [string | pg.QueryConfig, unknown];
    const given = typeof config === 'string' ? { text: config } : config;
    statements.push({
      name: given.name,
      text: given.text,
      values: Array.isArray(values) ? values : (given.values ?? []),
    });
    return query.apply(this, args);
  };
  try {
    return { result: await work(), statements };
  } finally {
    prototype.query = query;
  }
}

const uuid = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
const isInstant = (value: unknown) => value instanceof Date || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value));

/** Replaces a call's own ids and instants with marks. Generated ids begin with 0190000, fresh ones never do. */
function blanked({ path, headers }: Omit<Sent, 'body'>) {
  const [job] = path.match(uuid) ?? [];
  const fresh: string[] = [];
  const markOf = (id: string): string => {
    if (id === job) return '{job}';
    if (id === headers['x-account']) return '{account}';
    if (id.startsWith('0190000')) return id;
    if (!fresh.includes(id)) fresh.push(id);
    return `{fresh ${fresh.indexOf(id)}}`;
  };
  const blank = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(blank);
    if (isInstant(value)) return '{now}';
    return typeof value === 'string' ? value.replace(uuid, markOf) : value;
  };
  return ({ name, text, values }: Recorded): Recorded => ({ name, text, values: values.map(blank) });
}
