import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';

export type Log = Pick<import('pino').Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines on standard output. Personal data never goes in: ids, codes and request ids only. */
export const createLog = (level: string, name: string, to?: pino.DestinationStream) =>
  pino({ level, name, base: { name }, serializers: { err: loggedError } }, to);
export const silentLog = pino({ level: 'silent' });

/**
 * What the log says about an error: its kind, where, and why. Not the values sent with a statement, nor those the
 * database quotes from them and from rows: they may be someone's address or phone number.
 */
function loggedError(error: unknown): object {
  if (!isErrorLike(error)) return { type: typeof error };
  return {
    type: error.name ?? 'Error',
    message: messageOf(error),
    ...('code' in error && { code: error.code }),
    ...(isOfDatabase(error) && { table: error.table, constraint: error.constraint }),
    ...('queue' in error && { queue: error.queue }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

type ErrorLike = Partial<Error> & { message: string };

/** An error, or pg-boss's copy of one: an object with its message, stack and code. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** A PostgreSQL error, as the driver throws it or as pg-boss copies it. */
const isOfDatabase = (error: object): error is Pick<pg.DatabaseError, 'code' | 'table' | 'constraint'> =>
  error instanceof pg.DatabaseError || ('severity' in error && 'code' in error);

/** SQLSTATE class 22, data exceptions: their messages quote the value. */
const quotesValue = /^22/;

function messageOf(error: ErrorLike): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (isOfDatabase(error) && quotesValue.test(error.code ?? '')) return 'a value was refused';
  return error.message;
}
