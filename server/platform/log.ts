import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';

export type Log = Pick<import('pino').Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines on standard output. Personal data never goes in: ids, codes and request ids only. */
export const createLog = (level: string, name: string, to?: pino.DestinationStream) =>
  pino({ level, name, base: { name }, serializers: { err: toldOfError } }, to);
export const silentLog = pino({ level: 'silent' });

/**
 * What the log tells of an error: of what kind, where, and why. Not the values that a statement was sent with, nor those
 * that the database quotes from them and from rows: they may be anybody's address or phone number.
 */
function toldOfError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && { code: error.code }),
    ...(error instanceof pg.DatabaseError && { table: error.table, constraint: error.constraint }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: toldOfError(error.cause) }),
  };
}

/** SQLSTATE class 22, data exceptions: their sentences quote the value. */
const quotesValue = /^22/;

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && quotesValue.test(error.code ?? '')) return 'a value was refused';
  return error.message;
}
