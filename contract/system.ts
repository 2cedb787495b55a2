import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { providers } from './payments.ts';
import { features } from './setting-rules.ts';
import { contactTopics } from './states.ts';
import { ruleTable, terms } from './terms-shape.ts';
import { anyLine, email, name, prose } from './text.ts';
import { instant, maybe, sentInstant } from './wire.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });
export const live = endpoint({
  method: 'GET',
  path: '/api/health/live',
  access: 'anyone',
  summary: 'Whether the process is running',
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
export const modes = ['demo', 'production'] as const;
export const fees = z.object({ hostCents: cents, cleanerCents: cents, backgroundCheckCents: cents });
export const limits = z.object({
  minimumBidCents: cents,
  defaultPayoutCents: cents,
  uploadBytes: z.number().int(),
  photosPerJob: z.number().int(),
});
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'anyone',
  summary: 'What every screen needs to know about this installation',
  status: 200,
  answer: z.object({
    mode: z.enum(modes),
    /** True if other machines can reach this demo: every page then says so. */
    exposedDemo: z.boolean(),
    /** How far a demo's clock is ahead of the real one; 0 in production. */
    clockAheadMs: z.number().int(),
    /** Of the operator’s calendar: days of figures begin there, and what admins do is due by it. */
    timeZone: z.string(),
    fees,
    limits,
    /** The deadlines and the cost of canceling in force; a job keeps those of the day on which its cleaner was hired. */
    terms,
    /** The rule table in force; a report keeps the one of the day on which it was made. */
    ruleTable,
    /** What its owners have switched off. */
    off: z.array(z.enum(features)),
    /** What its owners want people to read, by language; `until` and `readers` say how long and who. Null once it is over. */
    banner: z.partialRecord(z.enum([...languageCodes, 'until', 'readers']), z.string()).nullable(),
    /** Who takes the cards, and the key its fields need in the browser; null if they need none. */
    payments: z.object({ provider: z.enum(providers), publishableKey: maybe(z.string()) }),
    /** True if messages can be translated. */
    translates: z.boolean(),
    supportEmail: z.string(),
    supportPhone: maybe(z.string()),
    /** Who runs this installation: the contracting party of the terms and the data controller. */
    operatorName: z.string(),
    /** What the public pages may claim. */
    marketing: z.object({
      /** True if figures and testimonials are shown as worded; false if the figures are counted. */
      confirmed: z.boolean(),
      /** Null if a count is too small to show. */
      figures: z.object({
        activeCleaners: maybe(z.number().int()),
        jobsCompleted: maybe(z.number().int()),
        averageRating: maybe(z.number()),
        cities: maybe(z.number().int()),
      }),
    }),
  }),
});

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  summary: 'Write to support; it is emailed to support and to the admins',
  status: 201,
  body: z.strictObject({
    name: name(),
    email,
    topic: z.enum(contactTopics).default('other'),
    message: prose(5000).refine((text) => text.trim().length >= 10, 'contactMessage'),
  }),
  /** Identifies the message in the mails about it. */
  answer: z.object({ reference: z.string() }),
  whileSuspended: true,
  whileUnverified: true,
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
  summary: 'This contract as a page to read',
  status: 200,
  answer: z.string(),
});
/** The page's language; the browser's if left out. */
const pageLanguage = z.enum(languageCodes).optional();
export const listDevMail = endpoint({
  method: 'GET',
  path: '/dev/mail',
  access: 'anyone',
  summary: 'Demo: the last 1,000 emails, newest first; a page for browsers, JSON for programs',
  status: 200,
  query: z.strictObject({ to: anyLine(254).optional(), language: pageLanguage }),
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
  summary: 'Demo: the seeded accounts; a page for browsers, JSON for programs',
  status: 200,
  query: z.strictObject({ language: pageLanguage }),
  answer: z.array(z.object({ email: z.string(), name: z.string(), role: z.string(), password: maybe(z.string()) })),
});

export const clockSteps = ['hour', 'nextJob', 'days'] as const;
const yearSeconds = 366 * 86_400;
export const showClock = endpoint({
  method: 'GET',
  path: '/dev/clock',
  access: 'anyone',
  summary:
    'Demo: the product’s time, and when the next job with a cleaner starts (the caller’s own); a page for browsers, JSON for programs',
  status: 200,
  query: z.strictObject({ language: pageLanguage }),
  answer: z.object({ now: instant, nextJobStart: maybe(instant) }),
});
export const moveClock = endpoint({
  method: 'POST',
  path: '/dev/clock',
  access: 'anyone',
  summary: 'Demo: move the product’s clock ahead, by seconds or to an instant, up to a year; what falls due is done',
  status: 200,
  body: z
    .strictObject({ advanceSeconds: z.number().min(0).max(yearSeconds).optional(), to: sentInstant().optional() })
    .refine(({ advanceSeconds, to }) => (advanceSeconds === undefined) !== (to === undefined), {
      error: 'oneOf',
      path: ['advanceSeconds'],
    }),
  answer: z.object({ now: instant }),
});
export const moveClockByStep = endpoint({
  method: 'POST',
  path: '/dev/clock/{step}',
  access: 'anyone',
  summary:
    'Demo: the buttons of that page: an hour ahead, to the next job’s start, two days ahead; leads back to the page',
  status: 200,
  params: z.object({ step: z.enum(clockSteps) }),
  query: z.strictObject({ language: pageLanguage }),
  answer: z.string(),
});
