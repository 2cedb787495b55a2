import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Payment } from '#contract/payments.ts';
import type { listAllPayments as endpoint } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentPayment } from './present-payment.ts';
import { payments } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** Payments for admins, newest first. */
export async function listAllPayments({ db }: Kit, { status, q, cursor, limit }: Query): Promise<Page<Payment>> {
  const wanted = and(status && eq(payments.status, status), searchedFor(q));
  const select = () =>
    db
      .select({ payment: payments, payer: { id: users.id, name: users.name } })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.payerId));
  const [rows, total] = await Promise.all([
    select()
      .where(and(wanted, beyond(cursor)))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit + 1),
    db.$count(select().where(wanted).as('found')),
  ]);
  const page = pageOf(rows, limit, total, ({ payment }) => [payment.createdAt.toISOString(), payment.id]);
  return mapPage(page, ({ payment, payer }) => presentPayment(payment, payer));
}

function searchedFor(q: string | undefined): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${users.name} ilike ${like}`,
    sql`${users.email} ilike ${like}`,
    sql`${text} in (${payments.id}::text, ${payments.jobId}::text, ${payments.payerId}::text, ${payments.payeeId}::text)`,
  );
}

function beyond(cursor: string | undefined): SQL | undefined {
  const last = readMomentCursor(cursor);
  return last ? sql`(${payments.createdAt}, ${payments.id}) < (${last.at}, ${last.id})` : undefined;
}
