import { and, asc, eq, getTableColumns, gt, isNotNull } from 'drizzle-orm';
import { endUserTwoFactor } from '#contract/admin-people.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listStaff as endpoint, StaffMember } from '#contract/staff.ts';
import { type StaffRole, staffMay, staffRoles } from '#contract/staff-rights.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { lastActive } from '../last-active.ts';
import type { UserRow } from '../present-user.ts';
import { staffInvitations, users } from '../table.ts';

/** The admins, owners first, and the invitations that can still be accepted. There are never many. */
export async function listStaff({ db, clock }: Kit, asking: Asking): Promise<AnswerOf<typeof endpoint>> {
  const rows = await db
    .select({
      ...getTableColumns(users),
      lastSeenAt: lastActive,
    })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNotNull(users.staffRole)))
    .orderBy(asc(users.createdAt), asc(users.id));
  const invited = await db
    .select({ invitation: staffInvitations, invitedBy: { id: users.id, name: users.name } })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(gt(staffInvitations.expiresAt, clock.now()))
    .orderBy(asc(staffInvitations.createdAt), asc(staffInvitations.id));
  const owners = rows.filter(({ staffRole }) => staffRole === 'owner').length;
  const members = rows.map((row) => presentMember(row, { spared: row.staffRole !== 'owner' || owners > 1, asking }));
  return {
    members: members.toSorted((one, other) => rankOf(one.staffRole) - rankOf(other.staffRole)),
    invitations: invited.map(({ invitation: { id, email, staffRole, createdAt, expiresAt }, invitedBy }) => ({
      ...{ id, email, staffRole, invitedBy },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

const rankOf = (role: StaffRole) => staffRoles.indexOf(role);

type MemberRow = Pick<UserRow, 'id' | 'name' | 'email' | 'staffRole' | 'twoFactorSince' | 'createdAt'> & {
  lastSeenAt: Date | null;
};

type Asking = Pick<Actor, 'id' | 'staffRole'>;

/** In the contract's shape; `spared` while somebody else could run the marketplace. */
export function presentMember(row: MemberRow, { spared, asking }: { spared: boolean; asking: Asking }): StaffMember {
  const { id, name, email, staffRole, twoFactorSince, createdAt, lastSeenAt } = row;
  if (!staffRole) throw new Error(`The account ${id} is no admin’s`);
  return {
    ...{ id, name, email, staffRole },
    twoFactor: twoFactorSince !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    can: [
      ...(spared ? (['changeRole', 'remove'] as const) : []),
      // one's own is turned off in one's settings
      ...(twoFactorSince && id !== asking.id && staffMay(asking.staffRole, endUserTwoFactor)
        ? (['endTwoFactor'] as const)
        : []),
    ],
  };
}
