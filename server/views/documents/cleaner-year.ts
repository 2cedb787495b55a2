import { and, eq, min } from 'drizzle-orm';
import type { CleanerYear } from '#contract/documents.ts';
import { toCents } from '#contract/money.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { addUp } from './add-up.ts';
import { isReversal } from './is-reversal.ts';
import { type Earning, earningsOf, paidOutTo } from './read-earnings.ts';
import { monthOf, yearsSince } from './year-of.ts';
import { yearSpan } from './year-span.ts';

const parts = ['cleaningCents', 'tipCents', 'extraCents', 'feeCents', 'refundedCents', 'netCents'] as const;

/** What a cleaner earned in a year of the operator's calendar, as the ledger has it. */
export async function cleanerYear({ db, clock, settings }: Kit, cleanerId: string, year: number): Promise<CleanerYear> {
  const { timeZone } = settings;
  const span = yearSpan(year, timeZone);
  const [earnings, paidOut, [first]] = await Promise.all([
    earningsOf(db, cleanerId, span),
    paidOutTo(db, cleanerId, span),
    db
      .select({ at: min(ledgerTransactions.at) })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(and(eq(ledgerEntries.ownerId, cleanerId), eq(ledgerEntries.account, 'cleaner'))),
  ]);
  const sums = addUp(parts, earnings.map(partsOf));
  const byMonth = [...Map.groupBy(earnings, ({ at }) => monthOf(at, timeZone))];
  return {
    year,
    years: yearsSince(first?.at ?? null, clock.now(), timeZone),
    grossCents: toCents(sums.cleaningCents + sums.tipCents + sums.extraCents),
    ...sums,
    paidOutCents: toCents(paidOut.paidOutCents),
    payoutFeeCents: toCents(paidOut.payoutFeeCents),
    months: byMonth.map(([month, some]) => ({ month, ...addUp(parts, some.map(partsOf)) })),
  };
}

/** The part of a statement that a movement belongs to. */
function partsOf({ kind, grossCents, feeCents, netCents }: Earning): Record<(typeof parts)[number], number> {
  const isBack = isReversal(kind);
  return {
    cleaningCents: kind === 'job' ? grossCents : 0,
    tipCents: kind === 'tip' ? grossCents : 0,
    extraCents: isBack || kind === 'job' || kind === 'tip' ? 0 : grossCents,
    feeCents,
    refundedCents: isBack ? -netCents : 0,
    netCents,
  };
}
