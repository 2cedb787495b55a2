import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AdminBackgroundCheck, listBackgroundChecks } from '#contract/background-checks.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { CsvAnswer, CsvCell } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentAdminCheck, selectAdminChecks, urgency } from './admin-check.ts';
import { accountsWithSameSsn } from './same-ssn.ts';
import { backgroundChecks } from './table.ts';

type Query = QueryOf<typeof listBackgroundChecks>;

/** The checks that count, for admins: those waiting for a decision first, the longest waiting before the others, unless sorted otherwise. */
export function listChecks({ db }: Kit, query: Query): Promise<Page<AdminBackgroundCheck> | CsvAnswer> {
  const wanted = and(isNull(backgroundChecks.supersededAt), filtersOf(query));
  return sortedList(query, {
    ...{ name: 'background-checks', usual: 'urgency', id: backgroundChecks.id, columns },
    sorts: {
      urgency: { by: byUrgency, as: 'text' },
      createdAt: { by: backgroundChecks.createdAt, as: 'moment' },
      cleaner: byName(users.name),
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectAdminChecks(db, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.check.id }));
    },
    count: () => db.$count(selectAdminChecks(db).where(wanted).as('found')),
    async present(rows) {
      const sameSsn = await accountsWithSameSsn(
        db,
        rows.map(({ check }) => check.userId),
      );
      return rows.map((row) => presentAdminCheck(row, sameSsn));
    },
  });
}

/** One text for both: how urgent, then since when. */
const byUrgency = sql`(${urgency} || to_char(${backgroundChecks.createdAt} at time zone 'UTC', 'YYYYMMDDHH24MISSMS') collate "C")`;

/** Nothing that was found, and nothing of a Social Security number: a file leaves the house. */
const columns: Record<string, (check: AdminBackgroundCheck) => CsvCell> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  userId: ({ userId }) => userId,
  name: ({ user }) => user.name,
  email: ({ user }) => user.email,
  status: ({ status }) => status,
  paid: ({ paid }) => paid,
  completedAt: ({ completedAt }) => completedAt,
  decidedAt: ({ decidedAt }) => decidedAt,
  decidedBy: ({ decidedBy }) => decidedBy?.name ?? null,
  expiresAt: ({ expiresAt }) => expiresAt,
};

const filtersOf = ({ status, q }: Query) =>
  and(
    status && eq(backgroundChecks.status, status),
    foundBy(q, { texts: [users.name, users.email], ids: [backgroundChecks.id, users.id] }),
  );
