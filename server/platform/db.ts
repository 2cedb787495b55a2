import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionOptions, defaultConnections } from './connection-options.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** Either one: for reads that may run inside or outside a transaction. */
export type Reader = Db | Tx;

export interface DatabaseOptions {
  url: string;
  /** How many connections this process may hold. */
  max?: number;
  applicationName?: string;
  /** Replaces each of the limits below, in milliseconds. */
  patience?: number;
  /** No statement of its connections can change anything. */
  readOnly?: boolean;
  onError: (error: Error) => void;
}

/**
 * The pool with its limits: statements 5 s, waiting for a connection 2 s (then the caller gets 503),
 * an idle open transaction 10 s.
 */
export function openDatabase({
  url,
  max = defaultConnections,
  applicationName = 'freshkey',
  patience,
  readOnly = false,
  onError,
}: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: patience ?? 2000,
    statement_timeout: patience ?? 5000,
    idle_in_transaction_session_timeout: patience ?? 10_000,
    options: readOnly ? `${connectionOptions} -c default_transaction_read_only=on` : connectionOptions,
  });
  pool.on('error', onError);
  return drizzle({ client: pool, casing: 'snake_case' });
}

const ping = sql`select 1`;
export const pingDatabase = (db: Db): Promise<unknown> => db.execute(ping);

/** Whether the error means that a row violated the named unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.constraint === constraint;
}

/** Whether a write came too late: whoever it is of has gone meanwhile. Raised by triggers of the migrations. */
export function comesTooLate(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === 'FK410';
}

/** Whether a write was tried on a connection that only reads: a visit’s, or anybody’s while the database is being replaced. */
export function mayOnlyRead(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '25006';
}

// Lost connection, pool wait, shutdown, too many connections: the request can be retried later.
const unavailableCodes = /^(08|57P0|53)/;

/** Whether an error means that the database is unavailable, rather than that it refused the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return unavailableCodes.test(cause.code ?? '');
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool|not queryable/.test(cause.message)
  );
}
