import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db.ts';
import { deeds } from './deeds.ts';

/** The idempotency key of the request being served; its row is written inside the transaction of the effect. */
export interface KeyedRequest {
  scope: string;
  key: string;
  requestHash: Buffer;
  marked: boolean;
  /** Seals a result for storage. */
  pack: (result: unknown) => unknown;
}
export const keyedRequests = new AsyncLocalStorage<KeyedRequest>();

/** What is done here is not the request's last step, whichever use case does it. */
export const unkeyed = <Result>(work: () => Promise<Result>): Promise<Result> => keyedRequests.exit(work);

/** Thrown when another send of the same key did the work first: the caller gives that one's answer. */
export class AlreadyDone extends Error {}

interface Options {
  /** False for all but the last step of a use case that needs several transactions; constraints protect those steps. */
  keyed?: boolean;
}

/**
 * Runs one use case in one transaction, and again if PostgreSQL chose it as a deadlock victim or could not serialize
 * it. With an `Idempotency-Key`, the key's row and the result are committed with the effect: a second send waits for
 * the first and gets its answer, even if the process died before it could answer. What a member of a team does for a host
 * is recorded with it.
 */
export async function transact<Result>(
  { db, clock }: { db: Db; clock: Clock },
  work: (tx: Tx) => Promise<Result>,
  { keyed = true }: Options = {},
): Promise<Result> {
  const request = keyed ? keyedRequests.getStore() : undefined;
  const deed = keyed ? deeds.getStore() : undefined;
  let told = false;
  const workAndTell = async (tx: Tx) => {
    const result = await work(tx);
    told = deed !== undefined && !deed.written && (await deed.write(tx, result));
    return result;
  };
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction(async (tx) => {
        if (!request || request.marked) return workAndTell(tx);
        await mark(tx, request, clock.now());
        const worked = await workAndTell(tx);
        await keepResult(tx, request, worked);
        return worked;
      });
      if (request) request.marked = true;
      if (deed && told) deed.written = true;
      return result;
    } catch (error) {
      if (attempt < 5 && mayTryAgain(error)) continue;
      throw error;
    }
  }
}

async function mark(tx: Tx, { scope, key, requestHash }: KeyedRequest, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_key (scope, key, request_hash, created_at) values (${scope}, ${key}, ${requestHash}, ${now})
    on conflict do nothing`);
  if (rowCount === 0) throw new AlreadyDone();
}

async function keepResult(tx: Tx, { scope, key, pack }: KeyedRequest, result: unknown): Promise<void> {
  const answer = JSON.stringify(pack(result ?? {}));
  await tx.execute(sql`
    update idempotency_key set result = ${answer}::jsonb where scope = ${scope} and key = ${key}`);
}

const deadlock = '40P01';
const notSerializable = '40001';
function mayTryAgain(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && (cause.code === deadlock || cause.code === notSerializable);
}
