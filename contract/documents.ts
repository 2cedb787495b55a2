import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { languageCodes } from './languages.ts';
import { owedKinds } from './unpaid.ts';
import { fileQuery, id, idParams, maybe } from './wire.ts';

/** A year of the operator's calendar (TIME_ZONE), in which a statement adds up what the ledger has. */
const yearParams = z.strictObject({ year: z.string().regex(/^20\d\d$/) });
const read = { method: 'GET', status: 200, whileSuspended: true } as const;

export const getReceipt = endpoint({
  ...read,
  path: '/api/jobs/{id}/receipt.pdf',
  access: 'signed-in',
  summary: 'The receipt for a job, as a PDF in the reader’s language; for the host and admins, once it is paid',
  params: idParams,
});
export const getCheckReceipt = endpoint({
  ...read,
  path: '/api/background-check/receipt.pdf',
  access: ['CLEANER'],
  summary:
    'The receipt for all the cleaner has paid for background checks, as a PDF in their language; 404 until they have',
});
export const getPayoutStatement = endpoint({
  ...read,
  path: '/api/cleaner/payouts/{id}/statement.pdf',
  access: ['CLEANER'],
  summary: 'Everything one of the cleaner’s payouts contains, as a PDF in the reader’s language',
  params: idParams,
});

/** `YYYY-MM` */
const month = z.string();
const earned = {
  /** Cleanings before Freshkey's fee. */
  cleaningCents: cents,
  tipCents: cents,
  /** Pay for waiting and for late cancellations. */
  extraCents: cents,
  /** What Freshkey kept of the cleanings. */
  feeCents: cents,
  /** What refunds and chargebacks took; negative only where a chargeback was given up. */
  refundedCents: cents,
  netCents: cents,
};
const cleanerYear = z.object({
  year: z.number().int(),
  /** The years that have a statement, the newest first. */
  years: z.array(z.number().int()),
  /** As form 1099 counts it: cleanings, tips and extra pay, before fees and refunds. */
  grossCents: cents,
  ...earned,
  /** What went to the cleaner's bank, and what the provider kept of it. */
  paidOutCents: cents,
  payoutFeeCents: cents,
  /** Months in which money moved, the first of the year first. */
  months: z.array(z.object({ month, ...earned })),
});
export type CleanerYear = z.infer<typeof cleanerYear>;
const ofCleaner = { ...read, access: ['CLEANER'], params: yearParams } as const;
export const getCleanerYear = endpoint({
  ...ofCleaner,
  path: '/api/cleaner/statements/{year}',
  summary: 'What the cleaner earned in a year, by month, as the ledger has it',
  answer: cleanerYear,
});
export const getCleanerStatement = endpoint({
  ...ofCleaner,
  path: '/api/cleaner/statements/{year}.pdf',
  summary: 'The same as PDF in the reader’s language',
});
export const getCleanerStatementCsv = endpoint({
  ...ofCleaner,
  path: '/api/cleaner/statements/{year}.csv',
  summary:
    'Each movement of that year as CSV, with the day of its cleaning and the payout that took it along, a line for each part; `toBank` adds up to each payout, its fee a line of its own; the last column adds up to the net',
  /** `language`: of the screen that asks; without it, the account's. */
  query: z.strictObject({ headings: fileQuery.headings, language: z.enum(languageCodes).optional() }),
});

const spent = {
  /** What the cleanings cost without the fee. */
  cleaningCents: cents,
  feeCents: cents,
  tipCents: cents,
  extraCents: cents,
  /** What came back by refunds and chargebacks. */
  refundedCents: cents,
  totalCents: cents,
};
const hostYear = z.object({
  year: z.number().int(),
  /** The years that have a statement, the newest first. */
  years: z.array(z.number().int()),
  ...spent,
  months: z.array(z.object({ month, ...spent })),
  /** The properties on which money was spent, by name, each with its months. */
  properties: z.array(z.object({ id, title: z.string(), ...spent, months: z.array(z.object({ month, ...spent })) })),
});
export type HostYear = z.infer<typeof hostYear>;
const ofHost = { ...read, access: ['HOST'], params: yearParams } as const;
export const getHostYear = endpoint({
  ...ofHost,
  path: '/api/host/statements/{year}',
  summary: 'What the host spent in a year, by month and property, as the ledger has it',
  answer: hostYear,
});
export const getHostStatement = endpoint({
  ...ofHost,
  path: '/api/host/statements/{year}.pdf',
  summary: 'The same as PDF in the reader’s language',
});
export const getHostStatementCsv = endpoint({
  ...ofHost,
  path: '/api/host/statements/{year}.csv',
  summary: 'Each charge and refund of that year as CSV; its last column adds up to the total',
});

export const getOwed = endpoint({
  method: 'GET',
  path: '/api/host/owed',
  access: ['HOST'],
  summary:
    'The oldest job the host owes for, also after a chargeback, which has to be paid before a new one is posted; null without one',
  status: 200,
  answer: maybe(z.object({ jobId: id, jobTitle: z.string(), amountCents: cents, owedFor: z.enum(owedKinds) })),
});
