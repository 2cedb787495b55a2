import autocannon from 'autocannon';
import type { Call } from './calls.ts';

export interface Round {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor time per call, for the server and its database; null where it cannot be measured. */
  serverCpu: number | null;
  databaseCpu: number | null;
}

/** Reads the processor time used so far, in seconds. */
export interface Meters {
  server: () => number | null;
  database: () => number | null;
}

/** One round of one call against one server: 32 kept-open connections. Throws on any answer but success. */
export async function round(url: string, call: Call, seconds: number, { server, database }: Meters): Promise<Round> {
  const before = [server(), database()];
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...call.next() }) }],
  });
  const after = [server(), database()];
  const answered = result['2xx'];
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || answered === 0)
    throw new Error(`${call.name}: ${failed} of ${answered + failed} calls to ${url} failed`);
  const [serverCpu = null, databaseCpu = null] = after.map((end, index) => perCall(before[index], end, answered));
  return { perSecond: answered / result.duration, p99: result.latency.p99, serverCpu, databaseCpu };
}

const perCall = (before: number | null | undefined, after: number | null, calls: number): number | null =>
  typeof before === 'number' && after !== null ? ((after - before) * 1000) / calls : null;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
