import { and, eq } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { AdminPayout, listAllPayouts as endpoint } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentAdminPayout, selectPayouts } from './present-payout.ts';
import { payouts } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/** Everyone's payouts for admins, newest first unless sorted otherwise. */
export function listAllPayouts({ db }: Kit, query: Query): Promise<Page<AdminPayout> | CsvAnswer> {
  const wanted = wantedBy(query);
  return sortedList(query, {
    ...{ name: 'payouts', usual: '-createdAt', id: payouts.id },
    sorts: {
      createdAt: { by: payouts.createdAt, as: 'moment' },
      amountCents: { by: payouts.amountCents, as: 'number' },
      cleaner: byName(users.name),
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectPayouts(db, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.payout.id }));
    },
    count: () => db.$count(selectPayouts(db).where(wanted).as('found')),
    present: (rows) => rows.map(presentAdminPayout),
    columns: {
      id: ({ id }) => id,
      createdAt: ({ createdAt }) => createdAt,
      cleanerId: ({ cleaner }) => cleaner.id,
      cleaner: ({ cleaner }) => cleaner.name,
      method: ({ method }) => method,
      amountCents: ({ amountCents }) => amountCents,
      feeCents: ({ feeCents }) => feeCents,
      status: ({ status }) => status,
      paidAt: ({ paidAt }) => paidAt,
      failure: ({ failure }) => failure,
      holdReason: ({ holdReason }) => holdReason,
    },
  });
}

const wantedBy = ({ status, method, q }: Query) =>
  and(
    status && eq(payouts.status, status),
    method && eq(payouts.method, method),
    foundBy(q, { texts: [users.name, users.email], ids: [payouts.id, payouts.cleanerId] }),
  );
