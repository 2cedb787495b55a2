import { eq, min } from 'drizzle-orm';
import type { HostYear } from '#contract/documents.ts';
import { ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { addUp } from './add-up.ts';
import { isReversal } from './is-reversal.ts';
import { type Charge, chargesOfHost } from './read-charges.ts';
import { monthOf, yearsSince } from './year-of.ts';
import { yearSpan } from './year-span.ts';

const parts = ['cleaningCents', 'feeCents', 'tipCents', 'extraCents', 'refundedCents', 'totalCents'] as const;

/** What a host spent in a year of the operator's calendar, as the ledger has it. */
export async function hostYear({ db, clock, settings }: Kit, hostId: string, year: number): Promise<HostYear> {
  const { timeZone } = settings;
  const [charges, [first]] = await Promise.all([
    chargesOfHost(db, hostId, yearSpan(year, timeZone)),
    db
      .select({ at: min(ledgerTransactions.at) })
      .from(ledgerTransactions)
      .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
      .where(eq(payments.payerId, hostId)),
  ]);
  const byMonth = (some: readonly Charge[]) =>
    [...Map.groupBy(some, ({ at }) => monthOf(at, timeZone))].map(([month, inIt]) => ({ month, ...spentIn(inIt) }));
  const properties = [...Map.groupBy(charges, ({ property }) => property.id).values()].flatMap((some) => {
    const [charge] = some;
    return charge ? [{ ...charge.property, ...spentIn(some), months: byMonth(some) }] : [];
  });
  return {
    year,
    years: yearsSince(first?.at ?? null, clock.now(), timeZone),
    ...spentIn(charges),
    months: byMonth(charges),
    properties: properties.toSorted((a, b) => a.title.localeCompare(b.title, 'en') || (a.id < b.id ? -1 : 1)),
  };
}

const spentIn = (charges: readonly Charge[]) => addUp(parts, charges.map(partsOf));

/** The part of a statement that a charge belongs to. */
export function partsOf({ kind, cents, feeCents }: Charge): Record<(typeof parts)[number], number> {
  const isBack = isReversal(kind);
  return {
    cleaningCents: kind === 'job' ? cents - feeCents : 0,
    feeCents,
    tipCents: kind === 'tip' ? cents : 0,
    extraCents: isBack || kind === 'job' || kind === 'tip' ? 0 : cents,
    refundedCents: isBack ? -cents : 0,
    totalCents: cents,
  };
}
