import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AdminBackgroundCheck, listBackgroundChecks } from '#contract/background-checks.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { CsvAnswer, CsvCell } from '#server/platform/http/csv-answer.ts';
import { fileOfPages } from '#server/platform/http/file-of-pages.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentAdminCheck, selectAdminChecks, urgency } from './admin-check.ts';
import { accountsWithSameSsn } from './same-ssn.ts';
import { backgroundChecks } from './table.ts';

type Query = QueryOf<typeof listBackgroundChecks>;

/** The checks that count, for admins: those waiting for a decision first, the longest waiting before the others. */
export function listChecks(kit: Kit, query: Query): Promise<Page<AdminBackgroundCheck> | CsvAnswer> {
  if (query.format !== 'csv') return pageOfChecks(kit, query);
  const read = (slice: Pick<Query, 'cursor' | 'limit'>) => pageOfChecks(kit, { ...query, ...slice });
  return fileOfPages({ name: 'background-checks', columns, read });
}

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
};

async function pageOfChecks({ db }: Kit, query: Query): Promise<Page<AdminBackgroundCheck>> {
  const wanted = and(isNull(backgroundChecks.supersededAt), filtersOf(query));
  const [rows, total] = await Promise.all([
    selectAdminChecks(db)
      .where(and(wanted, afterOf(query.cursor)))
      .orderBy(asc(urgency), asc(backgroundChecks.createdAt), asc(backgroundChecks.id))
      .limit(query.limit + 1),
    db.$count(selectAdminChecks(db).where(wanted).as('found')),
  ]);
  const page = pageOf(rows, query.limit, total, (row) => [
    row.urgency,
    row.check.createdAt.toISOString(),
    row.check.id,
  ]);
  const sameSsn = await accountsWithSameSsn(
    db,
    page.rows.map(({ check }) => check.userId),
  );
  return mapPage(page, (row) => presentAdminCheck(row, sameSsn));
}

function filtersOf({ status, q }: Query): SQL | undefined {
  const text = q?.trim();
  const like = `%${text?.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    status && eq(backgroundChecks.status, status),
    text
      ? or(
          sql`${users.name} ilike ${like}`,
          sql`${users.email} ilike ${like}`,
          sql`${text} in (${backgroundChecks.id}::text, ${users.id}::text)`,
        )
      : undefined,
  );
}

function afterOf(cursor: string | undefined): SQL | undefined {
  const parts = readCursor(cursor, [cursorPart.rank, cursorPart.moment, cursorPart.id]);
  if (!parts) return undefined;
  const [rank, createdAt, id] = parts;
  return sql`(${urgency}, ${backgroundChecks.createdAt}, ${backgroundChecks.id}) > (${rank}, ${createdAt}, ${id})`;
}
