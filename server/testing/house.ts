import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp, taskHandlers } from '../app.ts';
import { closeKit, createKit } from '../create-kit.ts';
import { TestClock } from '../platform/clock.ts';
import { loadEnv, type Settings } from '../platform/env.ts';
import type { Kit } from '../platform/kit.ts';
import { silentLog } from '../platform/log.ts';
import { scratchDatabase } from './database.ts';
import { drainTasks } from './drain-tasks.ts';
import { once } from './once.ts';
import { type Answer, peekAtStream } from './peek-at-stream.ts';

export interface House {
  kit: Kit;
  clock: TestClock;
  app: FastifyInstance;
  /** Sends one request through the whole stack; `as` is a token. */
  send(
    method: string,
    path: string,
    options?: { as?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  get(path: string, as?: string): Promise<Answer>;
  post(path: string, body?: unknown, as?: string): Promise<Answer>;
  patch(path: string, body: unknown, as?: string): Promise<Answer>;
  put(path: string, body: unknown, as?: string): Promise<Answer>;
  remove(path: string, as?: string): Promise<Answer>;
  /** Does what the worker would do, until nothing is due. */
  work(): Promise<void>;
  /** Whatever uses its database and must end before it. */
  closeFirst: (() => Promise<void>)[];
  /** Closes it early; a second call does nothing. */
  close(): Promise<void>;
}

/** Waits do not give up on a busy machine: tests that need a time-out set their own. In milliseconds. */
export const patience = 120_000;

interface Wanted {
  settings?: Partial<Settings>;
  start?: string;
}

/** Noon in New York on a Wednesday in spring, so that the days before and after are ordinary. */
export const testStart = '2026-05-06T16:00:00.000Z';

/**
 * The whole product on a scratch database with a clock that tests set. If opened at the top of a file it is closed
 * after the file's last test; if opened in a test, with that test, however it ends. In a hook, use `openHouse`.
 */
export function aHouse(options?: Wanted): Promise<House> {
  const opening = openHouse(options);
  after(async () => (await opening).close());
  return opening;
}

/** The same, but whoever opens it closes it. */
export async function openHouse({ settings = {}, start = testStart }: Wanted = {}): Promise<House> {
  const database = await scratchDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'freshkey-test-'));
  const clock = new TestClock(start);
  const env = { ...loadEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1' }), ...settings };
  const kit = await createKit({ settings: env, databaseUrl: database.url, log: silentLog, clock, patience });
  const app = await createApp(kit);
  const closeFirst: House['closeFirst'] = [];
  const send: House['send'] = async (method, url, { as, body, headers = {} } = {}) => {
    const request: InjectOptions = {
      method: method as InjectOptions['method'], // given by the caller; a wrong one fails at once
      url,
      headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
    };
    if (body !== undefined) request.payload = body as InjectOptions['payload']; // any JSON value, even a wrong one
    if (url === '/api/events') return peekAtStream(app, request);
    const reply = await app.inject(request);
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body };
  };
  return {
    kit,
    clock,
    app,
    send,
    get: (path, as) => send('GET', path, { as }),
    post: (path, body, as) => send('POST', path, { as, body }),
    patch: (path, body, as) => send('PATCH', path, { as, body }),
    put: (path, body, as) => send('PUT', path, { as, body }),
    remove: (path, as) => send('DELETE', path, { as }),
    work: () => drainTasks(kit.db, taskHandlers(kit), silentLog),
    closeFirst,
    close: once(async () => {
      for (const work of closeFirst) await work();
      await app.close();
      await closeKit(kit);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }),
  };
}
