import { type Cents, toCents } from '#contract/money.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { HeldPayment } from './hold-payment.ts';
import { refundEffect } from './refund-effect.ts';

interface Refund {
  amountCents: number;
  fromCleaner: boolean;
}

interface Losses {
  /** What the cleaner has of the payment before. */
  cleanerHasCents: Cents;
  losses: { cleanerCents: Cents; platformCents: Cents };
}

/** Who would lose how much by a refund made now, by the same rule that books it. */
export async function lossesOf(
  reader: Reader,
  held: HeldPayment,
  { amountCents, fromCleaner }: Refund,
  now: Date,
): Promise<Losses> {
  const { refundedCents, returnedCents } = held.payment;
  const after = {
    refundedCents: refundedCents + amountCents,
    // what came back is sent again before anything else is given back
    returnedCents: Math.max(0, returnedCents - amountCents),
  };
  const { booked, risenCents, takenCents } = await refundEffect(reader, held, { ...after, fromCleaner }, now);
  return {
    cleanerHasCents: toCents(booked.sums.get('cleaner') ?? 0),
    losses: { cleanerCents: toCents(takenCents), platformCents: toCents(risenCents - takenCents) },
  };
}

interface Link extends Refund {
  action: 'refund payment' | 'propose refund';
  reason: string;
  /** Who asked for what another admin confirms. */
  proposedBy?: string;
}

/** Writes down who decided on a refund of a locked payment and why, and out of whose money it comes. */
export async function auditRefund(kit: Kit, tx: Tx, admin: Actor, held: HeldPayment, link: Link): Promise<void> {
  const { action, amountCents, reason, proposedBy } = link;
  const { losses } = await lossesOf(tx, held, link, kit.clock.now());
  await appendAudit(kit, tx, {
    ...{ actorId: admin.id, action, subjectKind: 'payment', subjectId: held.payment.id },
    facts: {
      ...{ amountCents, fromCleanerCents: losses.cleanerCents, fromFreshkeyCents: losses.platformCents },
      ...(action === 'refund payment' && { refundedBefore: held.payment.refundedCents }),
      ...(proposedBy && { proposedBy }),
    },
    note: reason,
  });
}
