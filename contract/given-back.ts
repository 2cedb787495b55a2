import { bothSides } from './both-sides.ts';
import { type Cents, toCents } from './money.ts';
import type { FixedFees } from './split.ts';

/** What is known of a reported job: its price and fees, what was done with it, and the lines of its money. */
export interface Reported {
  job: FixedFees & { payoutCents: Cents; timeline: readonly { kind: string }[] };
  lines: readonly { kind: string }[];
}

/** What a decision gives back to the host: of what they had paid before the report, and nothing once their bank has it. */
export function givenBack({ job, lines }: Reported, payoutCents: Cents): Cents {
  const kinds = job.timeline.map(({ kind }) => kind);
  const wasPaid = kinds.includes('PAID') && kinds.indexOf('PAID') < kinds.indexOf('DISPUTED');
  if (!wasPaid || lines.some(({ kind }) => kind === 'chargeback')) return toCents(0);
  const paidAt = (cents: Cents) => bothSides({ click: 'decision', payoutCents: cents, fees: job }).hostPaysCents;
  return toCents(Math.max(0, paidAt(job.payoutCents) - paidAt(payoutCents)));
}
