import { pino } from 'pino';

export type Log = Pick<import('pino').Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** JSON lines on standard output. Personal data never goes in: ids, codes and request ids only. */
export const createLog = (level: string, name: string) => pino({ level, name, base: { name } });
export const silentLog = pino({ level: 'silent' });
