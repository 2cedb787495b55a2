import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AdminUser, listUsers as endpoint } from '#contract/admin-people.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentAdminUser, selectAdminUsers, statusAt } from './admin-user.ts';

type Query = QueryOf<typeof endpoint>;

/** Every account, newest first unless sorted otherwise, or all that is filtered as a file. */
export function listUsers({ db, clock }: Kit, actor: Actor, query: Query): Promise<Page<AdminUser> | CsvAnswer> {
  const now = clock.now();
  const wanted = wantedBy(query, now);
  return sortedList(query, {
    ...{ name: 'users', usual: '-createdAt', id: users.id },
    sorts: { createdAt: { by: users.createdAt, as: 'moment' }, name: byName(users.name) },
    read: ({ sortKey, following, order, most }) =>
      selectAdminUsers(db, now, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most),
    count: () => db.$count(selectAdminUsers(db, now).where(wanted).as('found')),
    present: (rows) => rows.map((row) => presentAdminUser(row, actor)),
    columns,
  });
}

const wantedBy = ({ role, status, q }: Query, now: Date) =>
  and(
    isNull(users.erasedAt),
    role && eq(users.role, role),
    status && (status === 'suspended' ? isNotNull(users.suspendedAt) : sql`${statusAt(now)} = ${status}`),
    foundBy(q, { texts: [users.name, sql`${users.email}::text`], ids: [users.id] }),
  );

const plain = [
  ...(['id', 'name', 'email', 'phone', 'role', 'status', 'emailVerified', 'onboardingCompleted'] as const),
  ...(['backgroundCheckStatus', 'ratingAvg', 'ratingCount', 'jobCount', 'propertyCount', 'locale'] as const),
  ...(['createdAt', 'lastSeenAt', 'suspendedAt', 'suspensionReason'] as const),
];
const columns = Object.fromEntries(plain.map((name) => [name, (user: AdminUser) => user[name]]));
