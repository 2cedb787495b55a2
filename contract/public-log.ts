import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { logPath } from './log-path.ts';
import { logFormat } from './record-chain.ts';
import { instant, maybe } from './wire.ts';

export const getPublicLog = endpoint({
  method: 'GET',
  path: logPath,
  access: 'anyone',
  summary: 'The installation’s public log: every key that has ever signed a record, and every day’s seal',
  status: 200,
  answer: z.object({
    format: z.literal(logFormat),
    origin: z.string(),
    keys: z.array(
      z.object({
        ...{ id: z.string(), publicKey: z.string(), since: instant, until: maybe(instant) },
        ...{ endorsement: maybe(z.string()), distrustedFrom: maybe(instant) },
      }),
    ),
    entries: z.array(
      z.object({
        ...{ n: z.number().int(), at: instant, chains: z.number().int(), root: z.string(), previous: z.string() },
        ...{ key: z.string(), keysHash: maybe(z.string()), signature: z.string() },
      }),
    ),
  }),
});
