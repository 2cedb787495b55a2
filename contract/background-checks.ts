import { z } from 'zod';
import { adminCheckSorts } from './admin-sorts.ts';
import { cents } from './amounts.ts';
import { address, birthDate, personName, ssn } from './cleaners.ts';
import { endpoint } from './endpoint.ts';
import { providers } from './payments.ts';
import { backgroundCheckStatuses } from './states.ts';
import { email, line, phone, prose } from './text.ts';
import { adminQuery, day, id, instant, maybe } from './wire.ts';

export const backgroundCheck = z.object({
  status: z.enum(backgroundCheckStatuses),
  completedAt: maybe(instant),
  /** When an admin approved or rejected it. */
  decidedAt: maybe(instant).optional(),
  details: z.record(z.string(), z.enum(['clear', 'consider'])),
  createdAt: instant,
  expiresAt: maybe(instant),
  /** When the name, date of birth or SSN stopped matching the one checked: PENDING until rechecked or approved. */
  identityChangedAt: maybe(instant),
});
export type BackgroundCheck = z.infer<typeof backgroundCheck>;

export const getBackgroundCheckStatus = endpoint({
  method: 'GET',
  path: '/api/background-check/status',
  access: ['CLEANER'],
  summary: 'The cleaner’s background check, or null before it is started',
  status: 200,
  answer: maybe(backgroundCheck),
  whileSuspended: true,
});
export const getBackgroundCheckPaymentInfo = endpoint({
  method: 'GET',
  path: '/api/background-check/payment-info',
  access: ['CLEANER'],
  summary: 'What the check costs and whether it is paid',
  status: 200,
  answer: z.object({
    amountCents: cents,
    currency: z.literal('usd'),
    paid: z.boolean(),
    /** Something was paid for a check, this one or one before it; there is a receipt for it. */
    hasReceipt: z.literal(true).optional(),
    provider: z.enum(providers),
    publishableKey: maybe(z.string()),
  }),
});
export const createBackgroundCheckPayment = endpoint({
  method: 'POST',
  path: '/api/background-check/create-payment',
  access: ['CLEANER'],
  summary: 'Start the $39 payment; asking again returns the same one until it is used',
  status: 201,
  body: z.strictObject({}).optional(),
  answer: z.object({ paymentIntentId: z.string(), clientSecret: z.string() }),
});
/** Left out, null or empty when not given. */
const optionalSsn = z
  .string()
  .max(20)
  .refine((text) => text === '' || ssn.safeParse(text).success, 'ssn')
  .transform((text) => text.replace(/\D/g, '') || null)
  .nullish();
export const initiateBackgroundCheck = endpoint({
  method: 'POST',
  path: '/api/background-check/initiate',
  access: ['CLEANER'],
  summary: 'Submit the form with the payment; PENDING until the provider says it is paid',
  status: 201,
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    email,
    phone,
    dateOfBirth: birthDate,
    socialSecurityNumber: optionalSsn,
    address: z.strictObject(address),
    paymentIntentId: line(200, 'paymentIntent'),
  }),
  answer: backgroundCheck,
});

const adminBackgroundCheck = z.object({
  id,
  userId: id,
  user: z.object({ id, name: z.string(), email: z.string(), phone: maybe(z.string()) }),
  status: z.enum(backgroundCheckStatuses),
  details: z.record(z.string(), z.enum(['clear', 'consider'])),
  ssnLast4: maybe(z.string()),
  /** When the cleaner's name, date of birth or SSN stopped matching the one that was checked. */
  identityChangedAt: maybe(instant),
  /** Other accounts that gave the same SSN; this one cannot be approved until they are rejected or suspended. */
  sameSsn: z.array(z.object({ id, name: z.string(), email: z.string() })),
  /** Whether the full number is still stored: it is erased 30 days after the decision. */
  ssnKept: z.boolean(),
  paid: z.boolean(),
  notes: maybe(z.string()),
  createdAt: instant,
  completedAt: maybe(instant),
  decidedAt: maybe(instant),
  decidedBy: maybe(z.object({ id, name: z.string() })),
  /** When an approval ends, and the cleaner has to be checked again. */
  expiresAt: maybe(instant),
});
export type AdminBackgroundCheck = z.infer<typeof adminBackgroundCheck>;
export const listBackgroundChecks = endpoint({
  method: 'GET',
  path: '/api/admin/background-checks',
  access: ['ADMIN'],
  summary:
    'Background checks, pending decisions first unless sorted otherwise; `q` finds a name, an email or an id; `format=csv` exports',
  status: 200,
  query: adminQuery(adminCheckSorts, { status: z.enum(backgroundCheckStatuses).optional() }),
  answer: z.array(adminBackgroundCheck),
  paged: true,
});
const checkForm = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: day,
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zipCode: z.string() }),
});
export type CheckForm = z.infer<typeof checkForm>;
export const getCheckForm = endpoint({
  method: 'GET',
  path: '/api/admin/background-check/{userId}/form',
  access: ['ADMIN'],
  summary:
    'What the cleaner filled in for the check, but for the SSN; null once it is erased, 30 days after the decision',
  status: 200,
  params: z.strictObject({ userId: id }),
  answer: maybe(checkForm),
});
export const decideBackgroundCheck = endpoint({
  method: 'POST',
  path: '/api/admin/background-check/{userId}/decision',
  access: ['ADMIN'],
  summary:
    'Approve or reject with notes; a FAILED check, or one of a cleaner whose name, date of birth or SSN has changed, is approved only with a written reason',
  status: 200,
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ decision: z.enum(['approve', 'reject']), notes: prose(2000).nullish() }),
  answer: adminBackgroundCheck,
});
export const reopenBackgroundCheck = endpoint({
  method: 'POST',
  path: '/api/admin/background-check/{userId}/reopen',
  access: ['ADMIN'],
  summary: 'Put a REJECTED check back into the queue: PASSED or FAILED as its report says, to be decided again',
  status: 200,
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ notes: prose(2000).refine((text) => text.trim() !== '', 'notes') }),
  answer: adminBackgroundCheck,
});
export const readSsn = endpoint({
  method: 'POST',
  path: '/api/admin/background-check/{userId}/ssn',
  access: ['ADMIN'],
  summary: 'The full SSN of a check, with a reason; the audit log keeps it and who viewed it',
  status: 200,
  params: z.strictObject({ userId: id }),
  body: z.strictObject({ reason: prose(2000).refine((text) => text.trim().length >= 10, 'reasonShort') }),
  answer: z.object({ ssn: z.string() }),
});

export const checkrWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/checkr',
  access: 'anyone',
  status: 200,
  summary: 'Events of Checkr, signed in `x-checkr-signature`',
  answer: z.object({ received: z.literal(true) }),
});
