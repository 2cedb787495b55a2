import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, maybe } from './wire.ts';

/** `failing`: people notice. `warning`: they will, unless somebody looks. */
export const healthStates = ['ok', 'warning', 'failing'] as const;
const state = z.enum(healthStates);
const count = z.number().int();

const systemHealth = z.object({
  checkedAt: instant,
  database: z.object({ state, milliseconds: count }),
  /** Mails that wait to be handed over, since when the one that is due longest does, and those given up in a day. */
  mail: z.object({ state, waiting: count, waitingSince: maybe(instant), failed: count }),
  /** Payments whose outcome the provider has not told, and since when the oldest. */
  payments: z.object({ state, unknown: count, unknownSince: maybe(instant) }),
  storage: z.object({ state }),
  /** Tasks that are due, how many seconds the oldest has been, and those that were tried to the end. */
  queues: z.object({ state, due: count, oldestSeconds: count, failed: count }),
  feeds: z.object({ state, connected: count, failing: count, stale: count }),
  /** What is kept of each day: when that was last done, how many days the last check found wrong and put right, and when. */
  figures: z.object({ state, keptAt: maybe(instant), checkedAt: maybe(instant), differed: count }),
  disk: z.object({ state, freeBytes: z.number(), totalBytes: z.number() }),
});
export type SystemHealth = z.infer<typeof systemHealth>;

export const getSystemHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: ['ADMIN'],
  summary: 'How each part of the system is doing right now',
  status: 200,
  answer: systemHealth,
});
