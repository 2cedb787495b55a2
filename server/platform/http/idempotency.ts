import { setTimeout } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { day, plus } from '../clock.ts';
import { bytea } from '../columns.ts';
import type { Reader } from '../db.ts';
import type { Kit } from '../kit.ts';
import { Refusal } from '../refusal.ts';
import { placeIn, type SealedColumn } from '../sealed-column.ts';
import { AlreadyDone, type KeyedRequest, keyedRequests } from '../transact.ts';
import { personOf } from './actor.ts';

/** The answers to requests with a key; kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    /** The account's id, or the visitor's address. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: bytea().notNull(),
    /** Sealed: answers contain personal data and sign-in tokens. Written with the effect, in its transaction. */
    result: jsonb(),
    /** Written once the answer is known; not 2xx for refusals. */
    status: smallint(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.scope, row.key] })],
);

const longestKey = 200;
const turnMilliseconds = 50;
const patienceInTurns = 100;

export interface Keyable {
  /** The status on success. */
  success: number;
  run: () => Promise<unknown>;
}

/** Gives the same key and body the same answer; a different body is refused. A second send waits for the first. */
export async function withIdempotency(
  kit: Kit,
  request: FastifyRequest,
  reply: FastifyReply,
  { success, run }: Keyable,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return run();
  if (key.length > longestKey) throw new Refusal('invalid_input', 'The Idempotency-Key is too long.');
  const scope = request.actor ? personOf(request.actor) : request.ip;
  const pack = (result: unknown) => seal(kit, scope, key, result);
  const keyed = { scope, key, requestHash: hashOf(kit, request), marked: false, pack };
  const name = `${scope} ${key}`;
  // what both would do may need something that only one of them can have: the later one is not to be refused for it
  while (underWay.has(name)) await underWay.get(name);
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.set(name, promise);
  try {
    return await answerOnce(kit, keyed, reply, { success, run });
  } finally {
    underWay.delete(name);
    resolve();
  }
}

/** Sends with a key that this process is answering; those of other processes meet in the database. */
const underWay = new Map<string, Promise<void>>();

async function answerOnce(
  kit: Kit,
  keyed: KeyedRequest,
  reply: FastifyReply,
  { success, run }: Keyable,
): Promise<unknown> {
  const { pack } = keyed;
  if (await find(kit, keyed)) return earlierAnswer(kit, keyed, reply, success);
  try {
    const result = await keyedRequests.run(keyed, run);
    await keep(kit, keyed, success, pack(result ?? {}));
    return result;
  } catch (error) {
    if (error instanceof AlreadyDone) return earlierAnswer(kit, keyed, reply, success);
    if (error instanceof Refusal && isFinal(error)) await keep(kit, keyed, error.status, pack(error.body()));
    throw error;
  }
}

/** Of being asked too often, or at the same time as somebody else, nothing is true any more in a moment. */
const isFinal = ({ status, code }: Refusal): boolean => status < 500 && status !== 429 && code !== 'in_use';

async function find({ db }: Kit, keyed: KeyedRequest) {
  const [row] = await db.select().from(idempotencyKeys).where(isRow(keyed));
  if (row && !row.requestHash.equals(keyed.requestHash))
    throw new Refusal('idempotency_mismatch', 'This Idempotency-Key was already used for another request.');
  return row;
}

/**
 * Waits until the first send has been answered. If it never is, because its process died after the commit, the result
 * committed with the effect is the answer.
 */
async function earlierAnswer(kit: Kit, keyed: KeyedRequest, reply: FastifyReply, success: number): Promise<unknown> {
  let row = await find(kit, keyed);
  for (let turn = 0; turn < patienceInTurns && row?.status === null; turn++) {
    await setTimeout(turnMilliseconds);
    row = await find(kit, keyed);
  }
  if (!row) throw new Refusal('unavailable', 'The first request with this Idempotency-Key didn’t finish. Try again.');
  const result = unseal(kit, keyed, row.result);
  if (row.status === null || row.status === success) return result;
  reply.code(row.status).type('application/json; charset=utf-8').serializer(JSON.stringify);
  return reply.send({ ...Object(result), requestId: reply.request.id });
}

async function keep({ db, clock }: Kit, { scope, key, requestHash }: KeyedRequest, status: number, result: unknown) {
  await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, status, result, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { status, result: sql`excluded.result` },
      setWhere: sql`${idempotencyKeys.status} is null`,
    });
}

/** The regular task that deletes answers to requests with a key after 24 hours. */
export async function forgetAnswers({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, plus(clock.now(), -day)));
}

/** Forgets the answers to one account's requests. */
export const forgetAnswersOf = (reader: Reader, scope: string) =>
  reader.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope));

const isRow = ({ scope, key }: KeyedRequest) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

interface Sealed {
  sealed: string;
}
export const sealedAnswers: SealedColumn = {
  table: 'idempotency_key',
  column: 'result',
  key: ['scope', 'key'],
  kind: 'json',
};
const placeOf = (scope: string, key: string) => placeIn(sealedAnswers, [scope, key]);

const seal = ({ sealer }: Kit, scope: string, key: string, result: unknown): Sealed => ({
  sealed: sealer.seal(JSON.stringify(result), placeOf(scope, key)).toString('base64'),
});

/** Answers stored in the clear, before every answer was sealed, can still be read for the day they have left. */
function unseal({ sealer }: Kit, { scope, key }: KeyedRequest, kept: unknown): unknown {
  if (!isSealed(kept)) return kept;
  return JSON.parse(sealer.open(Buffer.from(kept.sealed, 'base64'), placeOf(scope, key)));
}

const isSealed = (kept: unknown): kept is Sealed =>
  typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string';

/** Keyed, because the body may hold a password: a weak one could quickly be guessed from a plain hash. */
function hashOf({ hasher }: Kit, { method, url, body, headers, actor }: FastifyRequest): Buffer {
  const content =
    body === undefined || body === null ? `length ${headers['content-length'] ?? 0}` : JSON.stringify(body);
  const forHost = actor?.member ? ` for ${actor.id}` : '';
  return hasher.hash('idempotent request', `${method} ${url}${forHost}\n${content}`);
}
