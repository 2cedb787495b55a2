import { and, eq, gt } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import type { AdminPayment, listAllPayments as endpoint } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import { titleOnPapers } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { payees, presentAdminPayment, selectAdminPayments } from './admin-payment.ts';
import { payments } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** Everyone's payments for admins, newest first unless sorted otherwise. */
export function listAllPayments(
  { db, clock }: Kit,
  { id }: Actor,
  query: Query,
): Promise<Page<AdminPayment> | CsvAnswer> {
  const wanted = wantedBy(query);
  const asking = { id, now: clock.now() };
  return sortedList(query, {
    ...{ name: 'payments', usual: '-createdAt', id: payments.id },
    sorts: {
      createdAt: { by: payments.createdAt, as: 'moment' },
      amountCents: { by: payments.amountCents, as: 'number' },
      payer: byName(users.name),
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectAdminPayments(db, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.payment.id }));
    },
    count: () => db.$count(selectAdminPayments(db).where(wanted).as('found')),
    present: (rows) => rows.map((row) => presentAdminPayment(row, asking)),
    columns: {
      id: ({ id }) => id,
      createdAt: ({ createdAt }) => createdAt,
      kind: ({ kind }) => kind,
      jobId: ({ jobId }) => jobId,
      jobTitle: (payment) => payment.jobTitle,
      payerId: ({ payer }) => payer.id,
      payer: ({ payer }) => payer.name,
      payeeId: ({ payee }) => payee?.id ?? null,
      payee: ({ payee }) => payee?.name ?? null,
      amountCents: ({ amountCents }) => amountCents,
      refundedCents: ({ refundedCents }) => refundedCents,
      pendingRefundCents: ({ pendingRefundCents }) => pendingRefundCents,
      returnedCents: ({ returnedCents }) => returnedCents,
      chargedBackCents: ({ chargedBackCents }) => chargedBackCents,
      status: ({ status }) => status,
    },
  });
}

const inTrouble = {
  charged_back: gt(payments.chargedBackCents, toCents(0)),
  refund_returned: gt(payments.returnedCents, toCents(0)),
};

/** In the words of the list, where one that went back in part is told from one that is all with its payee. */
const hasStatus = (status: NonNullable<Query['status']>) =>
  status === 'partly_refunded'
    ? and(eq(payments.status, 'succeeded'), gt(payments.refundedCents, toCents(0)))
    : eq(payments.status, status);

const wantedBy = ({ status, kind, trouble, q }: Query) =>
  and(
    status && hasStatus(status),
    kind && eq(payments.kind, kind),
    trouble && inTrouble[trouble],
    foundBy(q, {
      texts: [users.name, users.email, payees.name, payees.email, titleOnPapers, properties.title],
      ids: [payments.id, payments.jobId, payments.payerId, payments.payeeId],
    }),
  );
