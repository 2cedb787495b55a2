import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { instant, maybe } from './wire.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });
export const live = endpoint({
  method: 'GET',
  path: '/api/health/live',
  access: 'anyone',
  summary: 'Whether the process runs',
  status: 200,
  answer: health,
});
export const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'anyone',
  summary: 'Whether the process can serve: not starting, not stopping, database reachable',
  status: 200,
  answer: health,
});
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'anyone',
  summary: 'What every screen needs to know of this installation',
  status: 200,
  answer: z.object({
    mode: z.enum(['demo', 'production']),
    /** True where a demo answers to others than this machine: every page then says so. */
    exposedDemo: z.boolean(),
    fees: z.object({ hostCents: cents, cleanerCents: cents, backgroundCheckCents: cents }),
    limits: z.object({
      minimumBidCents: cents,
      defaultPayoutCents: cents,
      uploadBytes: z.number().int(),
      photosPerJob: z.number().int(),
    }),
    supportEmail: z.string(),
  }),
});
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'This contract as OpenAPI 3.1',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
});
export const getApiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'anyone',
  summary: 'This contract as a page for people',
  status: 200,
  answer: z.string(),
});
export const listDevMail = endpoint({
  method: 'GET',
  path: '/dev/mail',
  access: 'anyone',
  summary: 'Demo: the last 1,000 mails, newest first; a page for browsers, JSON for programs',
  status: 200,
  query: z.strictObject({ to: z.string().max(254).optional() }),
  answer: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      code: maybe(z.string()),
      link: maybe(z.string()),
      sentAt: instant,
    }),
  ),
});
export const listDevAccounts = endpoint({
  method: 'GET',
  path: '/dev/accounts',
  access: 'anyone',
  summary: 'Demo: the seeded accounts',
  status: 200,
  answer: z.array(z.object({ email: z.string(), name: z.string(), role: z.string(), password: maybe(z.string()) })),
});
