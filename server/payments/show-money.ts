import { eq, inArray, sql } from 'drizzle-orm';
import { type Cents, platformFeeCents, toCents } from '#contract/money.ts';
import type { MoneySplit } from '#contract/payments.ts';
import { type FixedFees, splitOf } from '#contract/split.ts';
import {
  freeCredit,
  payoutDue,
  payoutShownTo,
  readSeenJob,
  relationTo,
  seesEverything,
  waitingPayOn,
} from '#server/jobs/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { inForce } from '#server/settings/index.ts';
import type { PaymentRow } from './hold-payment.ts';
import { ledgerEntries, ledgerTransactions, payments } from './table.ts';

/** Both sides' money for a job: the forecast before payment, the books after it. */
export async function showMoney(kit: Kit, actor: Actor, jobId: string): Promise<MoneySplit> {
  const { db, clock } = kit;
  const seen = await readSeenJob(db, actor, jobId, clock.now());
  const relation = seen && relationTo(seen.view.job, seen.viewer);
  if (!relation || relation === 'helper') throw jobNotFound();
  const { job } = seen.view;
  // a cleaner whose job was canceled late no longer sees the home, but the pay for it
  const theirs = seesEverything(relation) || job.cleanerId === actor.id;
  if (!theirs)
    return job.status === 'CANCELED' ? nothing : projected(payoutShownTo(relation, job), await feesNow(kit, actor.id));
  const booked = await bookedOf(db, jobId);
  const soFar = booked.length > 0 ? inTheBooks(booked, job, job.cleanerId === actor.id) : nothing;
  const isComplete = job.status === 'CANCELED' || payoutDue(job) === 0 || booked.some(({ kind }) => kind === 'job');
  if (isComplete) return soFar;
  const fees = job.hostFeeCents === null ? await feesInForce(kit) : job;
  const isWaitBooked = booked.some(({ kind }) => kind === 'waiting');
  // to the host it is charged apart from the job, and told apart from it
  const waitCents = job.cleanerId === actor.id && !isWaitBooked ? waitingPayOn(job) : toCents(0);
  return sumOf(sumOf(projected(payoutDue(job), fees), waitPay(waitCents)), soFar);
}

/** For a cleaner who might get the job: nothing where they have a referral credit left. */
const feesNow = async (kit: Kit, cleanerId: string): Promise<FixedFees> => ({
  ...(await feesInForce(kit)),
  ...((await freeCredit(kit.db, cleanerId)) && { cleanerFeeCents: toCents(0) }),
});

async function feesInForce(kit: Kit): Promise<FixedFees> {
  const fee = toCents((await inForce(kit)).platformFeeCents);
  return { hostFeeCents: fee, cleanerFeeCents: fee };
}

/** Waiting is charged before the job itself. */
const sumOf = (one: MoneySplit, other: MoneySplit): MoneySplit => ({
  hostPaysCents: toCents(one.hostPaysCents + other.hostPaysCents),
  cleanerReceivesCents: toCents(one.cleanerReceivesCents + other.cleanerReceivesCents),
  platformKeepsCents: toCents(one.platformKeepsCents + other.platformKeepsCents),
  lines: [...one.lines, ...other.lines],
});

/** Nobody pays for a job that was called off. */
const nothing: MoneySplit = {
  hostPaysCents: toCents(0),
  cleanerReceivesCents: toCents(0),
  platformKeepsCents: toCents(0),
  lines: [],
};

function projected(payoutCents: Cents, fees: FixedFees): MoneySplit {
  const split = splitOf(payoutCents, fees);
  return { ...split, lines: jobLines(payoutCents, split.hostPaysCents, split.cleanerReceivesCents) };
}

/** All of it is the cleaner’s. */
const waitPay = (cents: Cents): MoneySplit => ({
  ...nothing,
  ...{ hostPaysCents: cents, cleanerReceivesCents: cents, lines: cents > 0 ? [line('waiting', cents)] : [] },
});

const line = (kind: string, amountCents: number) => ({ kind, amountCents: toCents(amountCents) });
const jobLines = (payoutCents: number, hostPays: number, cleanerReceives: number) => [
  line('payout', payoutCents),
  line('hostFee', hostPays - payoutCents),
  line('cleanerFee', cleanerReceives - payoutCents),
];

interface Booked {
  kind: string;
  /** Where money went back: what it had been paid for. */
  of: PaymentRow['kind'] | null;
  hostPays: number;
  cleanerReceives: number;
  platformKeeps: number;
}

/** What was booked for a job, one row per kind of transaction, and of what went back one per kind of payment; not what only moved from one release to another. */
function bookedOf(reader: Reader, jobId: string): Promise<Booked[]> {
  const signedSum = (account: string, sign: 1 | -1) =>
    sql<number>`coalesce(sum(${ledgerEntries.amountCents}) filter (where ${ledgerEntries.account} = ${sql.raw(`'${account}'`)}), 0)::int * ${sql.raw(String(sign))}`;
  const wentBack = inArray(ledgerTransactions.kind, ['refund', 'refundReturned', 'chargeback']);
  const of = sql<Booked['of']>`case when ${wentBack} then ${payments.kind} end`.as('of');
  return (
    reader
      .select({
        kind: ledgerTransactions.kind,
        of,
        hostPays: signedSum('provider', -1),
        cleanerReceives: signedSum('cleaner', 1),
        platformKeeps: signedSum('fees', 1),
      })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .leftJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
      .where(eq(ledgerTransactions.jobId, jobId))
      .groupBy(ledgerTransactions.kind, sql`"of"`)
      .having(sql`bool_or(${ledgerEntries.account} <> 'cleaner')`)
      // in the order in which they happened: their ids say it, also within a moment
      .orderBy(sql`min(${ledgerTransactions.id}::text)`)
  );
}

/** What went back to the host stands among a cleaner's lines only as far as they bear it. */
function inTheBooks(booked: readonly Booked[], { hostFeeCents }: FixedFees, forCleaner: boolean): MoneySplit {
  const hostFee = hostFeeCents ?? platformFeeCents;
  const total = (part: 'hostPays' | 'cleanerReceives' | 'platformKeeps') =>
    toCents(booked.reduce((sum, row) => sum + row[part], 0));
  return {
    hostPaysCents: total('hostPays'),
    cleanerReceivesCents: total('cleanerReceives'),
    platformKeepsCents: total('platformKeeps'),
    lines: booked.flatMap(({ kind, of, hostPays, cleanerReceives }) => {
      if (kind === 'job') return jobLines(hostPays - hostFee, hostPays, cleanerReceives);
      if (!of) return [line(kind, hostPays)];
      const amount = forCleaner ? cleanerReceives : hostPays;
      return amount === 0 ? [] : [{ ...line(kind, amount), of }];
    }),
  };
}
