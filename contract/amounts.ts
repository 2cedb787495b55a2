import { z } from 'zod';
import { numberInQuery } from './number-in-query.ts';

/** Whole US cents as the wire carries them. */
export const cents = z.number().int().min(-2_000_000_00).max(2_000_000_00).brand<'Cents'>();

/** What each side of a job pays Freshkey, once it has a cleaner. Only for the host, the assigned cleaner and admins. */
export const fixedFees = { hostFeeCents: cents.optional(), cleanerFeeCents: cents.optional() };

/** An amount sent by a client; outside the limits it is refused with the given sentence. */
export const sentCents = (minimum: number, maximum: number, tooLittle = beyond('tooLittle', minimum)) =>
  z.number().int().min(minimum, tooLittle).max(maximum, beyond('tooMuch', maximum)).brand<'Cents'>();

/** A price that a person types: what is no amount is refused in one sentence, whatever it is instead. */
export const typedCents = (minimum: number, maximum: number, tooLittle: string) =>
  z
    .number({ error: ({ input }) => (input === undefined || input === null ? undefined : 'amount') })
    .refine(Number.isSafeInteger, { error: 'amount', abort: true })
    .min(minimum, tooLittle)
    .max(maximum, beyond('tooMuch', maximum))
    .brand<'Cents'>();

/** An amount in a query. */
export const centsInQuery = (maximum: number, minimum = 0) =>
  numberInQuery(
    z.coerce.number().int().min(minimum, beyond('tooLittle', minimum)).max(maximum, beyond('tooMuch', maximum)),
  );

/** A number with at most two decimals. */
export const twoDecimals = (min: number, max: number, messages: { min?: string; max?: string } = {}) =>
  z
    .number()
    .min(min, messages.min)
    .max(max, messages.max)
    .refine((value) => Number.isInteger(Number((value * 100).toFixed(6))), 'twoDecimals');

/** Dollars with at most two decimals, as the wire carries hourly rates and task prices. */
export const dollars = (min: number, max: number) =>
  twoDecimals(min, max, { min: beyond('tooLittle', min * 100), max: beyond('tooMuch', max * 100) });

/** A sentence with the limit, in cents: "At most $10,000" (see `amountError`). */
function beyond(code: 'tooLittle' | 'tooMuch', cents: number): string {
  return `${code}:${cents}`;
}
