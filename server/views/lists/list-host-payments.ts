import { and, desc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listHostPayments as endpoint, HostPayment } from '#contract/payments.ts';
import { users } from '#server/accounts/table.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { ofJobInHomes } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';

type Query = QueryOf<typeof endpoint>;
type Row = Awaited<ReturnType<typeof selectCharges>>[number];

/** Every charge of a host's cards, newest first, those that did not go through included. */
export async function listHostPayments({ db }: Kit, actor: Actor, query: Query): Promise<Page<HostPayment>> {
  const { status, jobId, limit } = query;
  const wanted = and(
    eq(payments.payerId, actor.id),
    ofJobInHomes(actor, payments.jobId),
    status && eq(payments.status, status),
    jobId ? eq(payments.jobId, jobId) : undefined,
  );
  const last = readMomentCursor(query.cursor);
  const older = last ? sql`(${payments.createdAt}, ${payments.id}) < (${last.at}, ${last.id})` : undefined;
  const [rows, total] = await Promise.all([
    selectCharges(db)
      .where(and(wanted, older))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit + 1),
    db.$count(payments, wanted),
  ]);
  const page = pageOf(rows, limit, total, ({ payment }) => [payment.createdAt.toISOString(), payment.id]);
  return mapPage(page, presentCharge);
}

const selectCharges = (reader: Reader) =>
  reader
    .select({
      payment: payments,
      payer: { id: users.id, name: users.name },
      ...{ title: properties.title, startTime: jobs.startTime },
      // as it was when the cleaner was assigned
      timeZone: sql<string | null>`coalesce(${jobs.place}->>'timeZone', ${properties.timeZone})`,
      card: { brand: paymentMethods.brand, last4: paymentMethods.last4 },
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.payerId))
    .leftJoin(jobs, eq(jobs.id, payments.jobId))
    .leftJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .$dynamic();

function presentCharge({ payment, payer, title, startTime, timeZone, card }: Row): HostPayment {
  const { id, kind, jobId, amountCents, refundedCents, chargedBackCents, status, createdAt, settledAt } = payment;
  const isPaid = status === 'succeeded' || status === 'refunded';
  return {
    ...{ id, kind, jobId, payer, amountCents, refundedCents, chargedBackCents, status, card },
    job:
      jobId && title && startTime && timeZone
        ? { id: jobId, title, startTime: startTime.toISOString(), timeZone }
        : null,
    createdAt: createdAt.toISOString(),
    // of one that failed, it says when a card was last tried
    settledAt: (isPaid && settledAt?.toISOString()) || null,
    message: status === 'failed' ? payment.declineMessage : null,
    declineReason: status === 'failed' ? payment.declineReason : null,
  };
}
