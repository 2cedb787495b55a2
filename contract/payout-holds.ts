import { z } from 'zod';
import { cents } from './amounts.ts';
import { nextPayout } from './earnings.ts';
import { endpoint } from './endpoint.ts';
import { payoutHold } from './payout-hold.ts';
import { payoutAccountStatuses } from './states.ts';
import { said } from './text.ts';
import { id, idParams, instant, maybe } from './wire.ts';

/** A cleaner’s money as an admin sees it, and whether any of it goes out. */
const userPayouts = z.object({
  /** Negative where what was paid out is taken back. */
  balanceCents: cents,
  /** As the cleaner sees it: null while it would be under $10, waits after one came back, or is held. */
  nextPayout,
  held: maybe(payoutHold),
  /** Whether the bank account takes money: without, the next payout stays in the balance. */
  account: z.enum(payoutAccountStatuses),
});
export type UserPayouts = z.infer<typeof userPayouts>;

export const getUserPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}/payouts',
  access: ['ADMIN'],
  summary: 'The balance of a cleaner, their next payout, and whether their payouts are held; 404 for anybody else',
  status: 200,
  params: idParams,
  answer: userPayouts,
});

const because = z.strictObject({ reason: said(500) });
export const holdUserPayouts = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/payouts/hold',
  access: ['ADMIN'],
  summary:
    'Pay a cleaner nothing out from now on, for a reason that they are given; what is on its way already goes on. Held once more, it stays as it is; 404 for anybody but a cleaner',
  status: 200,
  params: idParams,
  body: because,
  answer: userPayouts,
});
export const releaseUserPayouts = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/payouts/release',
  access: ['ADMIN'],
  summary:
    'Pay a cleaner out again, from the next weekly payout on, for a reason that is kept in the audit log; where nothing is held, nothing changes',
  status: 200,
  params: idParams,
  body: because,
  answer: userPayouts,
});
export const listPayoutHolds = endpoint({
  method: 'GET',
  path: '/api/admin/payout-holds',
  access: ['ADMIN'],
  summary: 'Every cleaner whose payouts are held, the one held longest first',
  status: 200,
  answer: z.array(payoutHold.extend({ balanceCents: cents, cleaner: z.object({ id, name: z.string() }) })),
});

const payoutWait = z.object({
  cleaner: z.object({ id, name: z.string() }),
  /** What the next weekly run would send them. */
  amountCents: cents,
  /** Since when the oldest of it could have gone out. */
  since: instant,
  /** `enabled` is none of these. */
  account: z.enum(payoutAccountStatuses),
  /** When an admin last reminded them; null if none has. */
  remindedAt: maybe(instant),
});
export type PayoutWait = z.infer<typeof payoutWait>;
export const listPayoutWaits = endpoint({
  method: 'GET',
  path: '/api/admin/payout-waits',
  access: ['ADMIN'],
  summary: 'Every cleaner whose money only waits for a bank account that takes it, the one who waits longest first',
  status: 200,
  answer: z.array(payoutWait),
});
export const remindOfPayoutAccount = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/payouts/remind',
  access: ['ADMIN'],
  summary:
    'Remind a cleaner to connect a bank account, by bell and mail; within a day once. 404 for anybody but a cleaner, 409 once the account takes money, or where none of theirs waits for it',
  status: 200,
  params: idParams,
  answer: z.object({ remindedAt: instant }),
});

const sumTo = z.object({ amountCents: cents, people: z.number().int() });
export const getPayoutTotals = endpoint({
  method: 'GET',
  path: '/api/admin/payout-totals',
  access: ['ADMIN'],
  summary: 'What is on its way to all cleaners, what is held, and what the next weekly run would pay out as it stands',
  status: 200,
  answer: z.object({
    onItsWayCents: cents,
    /** Payouts that are held, and the balances of those whose payouts all are. */
    onHoldCents: cents,
    /** Free when that day begins, as far as it is known; what a report then holds back comes off. */
    next: sumTo.extend({
      date: z.string(),
      /** What would go out as well if its cleaners had a bank account that takes money. */
      withoutAccount: sumTo,
    }),
  }),
});
