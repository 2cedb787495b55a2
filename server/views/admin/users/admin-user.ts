import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  type AdminUser,
  endUserSessions,
  endUserTwoFactor,
  eraseUser,
  restoreUser,
  suspendUser,
} from '#contract/admin-people.ts';
import type { AccountStatus } from '#contract/admin-sorts.ts';
import { staffMay, staffMayOn } from '#contract/staff-rights.ts';
import { beginVisit } from '#contract/visits.ts';
import { averageOf, lastActive } from '#server/accounts/index.ts';
import { sessions, users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';

/** Pending: an email that nobody has proved, an admin whose access was taken away, or a cleaner without an approved check that still counts. */
export const statusAt = (now: Date) => sql<AccountStatus>`case
  when ${users.suspendedAt} is not null then 'suspended'
  when ${users.emailVerifiedAt} is null then 'pending'
  when ${users.role} = 'ADMIN' and ${users.staffRole} is null then 'pending'
  when ${users.role} = 'CLEANER' and (${cleanerProfiles.clearance} = 'APPROVED' and ${cleanerProfiles.clearedUntil} > ${now}) is not true
    then 'pending'
  else 'active' end`;

/** Accounts with what a list is sorted by. An erased one is nobody's any more and in no list. */
export const selectAdminUsers = (reader: Reader, now: Date, sortKey = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      role: users.role,
      staffRole: users.staffRole,
      locale: users.locale,
      emailVerifiedAt: users.emailVerifiedAt,
      onboardingCompleted: users.onboardingCompleted,
      ratingStars: users.ratingStars,
      ratingCount: users.ratingCount,
      twoFactorSince: users.twoFactorSince,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      // the audit chain knows who it was
      suspendedBy: sql<AdminUser['suspendedBy']>`case when ${users.suspendedAt} is not null then (
        select json_build_object('id', a.id, 'name', a.name) from ${auditLog} l join ${users} a on a.id = l.actor_id
        where l.subject_id = ${users.id}::text and l.action = 'suspend account' order by l.id desc limit 1) end`.as(
        'suspended_by',
      ),
      createdAt: users.createdAt,
      clearance: cleanerProfiles.clearance,
      status: statusAt(now).as('status'),
      // one after the other, so that each is counted by its own index
      jobCount: sql<number>`case ${users.role}
        when 'HOST' then (select count(*)::int from ${jobs} j where j.host_id = ${users.id})
        when 'CLEANER' then (select count(*)::int from ${jobs} j where j.cleaner_id = ${users.id} and j.status <> 'CANCELED')
        else 0 end`.as('job_count'),
      propertyCount:
        sql<number>`(select count(*)::int from ${properties} p where p.host_id = ${users.id} and p.removed_at is null)`.as(
          'property_count',
        ),
      lastSeenAt: lastActive,
      isSignedIn: sql<boolean>`exists (select from ${sessions} s where s.user_id = ${users.id})`.as('is_signed_in'),
    })
    .from(users)
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, users.id));

type AdminUserRow = Awaited<ReturnType<typeof selectAdminUsers>>[number];

type Asking = Pick<Actor, 'id' | 'staffRole'>;

/** In the contract's shape. */
export const presentAdminUser = (row: AdminUserRow, asking: Asking): AdminUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  ...(row.role === 'ADMIN' && { staffRole: row.staffRole }),
  status: row.status,
  emailVerified: row.emailVerifiedAt !== null,
  onboardingCompleted: row.onboardingCompleted,
  backgroundCheckStatus: row.clearance,
  ratingAvg: averageOf(row),
  ratingCount: row.ratingCount,
  jobCount: row.jobCount,
  propertyCount: row.propertyCount,
  locale: row.locale,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  suspensionReason: row.suspensionReason,
  suspendedBy: row.suspendedBy,
  can: offered(row, asking),
});

/** Nobody does any of it to themselves; an owner who asks is one who stays, so the others may go. */
function offered(row: AdminUserRow, { id, staffRole }: Asking): AdminUser['can'] {
  if (row.id === id) return [];
  const suspension = row.suspendedAt ? ('restore' as const) : ('suspend' as const);
  const call = { suspend: suspendUser, restore: restoreUser }[suspension];
  return [
    ...(row.role !== 'ADMIN' && staffMay(staffRole, call) ? [suspension] : []),
    ...(row.role !== 'ADMIN' && row.name !== '' && staffMay(staffRole, beginVisit) ? (['visit'] as const) : []),
    ...(row.isSignedIn && staffMayOn(staffRole, endUserSessions, row) ? (['endSessions'] as const) : []),
    ...(row.twoFactorSince && staffMay(staffRole, endUserTwoFactor) ? (['endTwoFactor'] as const) : []),
    ...(staffMay(staffRole, eraseUser) ? (['erase'] as const) : []),
  ];
}

/** One account as admins see it; 404 if there is none, or none any more. */
export async function showUser({ db, clock }: Kit, id: string, asking: Asking): Promise<AdminUser> {
  const [row] = await selectAdminUsers(db, clock.now()).where(and(eq(users.id, id), isNull(users.erasedAt)));
  if (!row) throw notFound();
  return presentAdminUser(row, asking);
}
