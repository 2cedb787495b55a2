import type { Person, User } from '#contract/accounts.ts';
import { isErasedEmail } from '#contract/erased-name.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { users } from './table.ts';
import { needsTwoFactor } from './two-factor/needs-two-factor.ts';

export type UserRow = typeof users.$inferSelect;
type Rated = Pick<UserRow, 'ratingStars' | 'ratingCount'>;

/** An account as its owner sees it. */
export function presentUser({ settings }: Pick<Kit, 'settings'>, row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    firstName: firstNameOf(row),
    role: row.role,
    phone: row.phone,
    onboardingCompleted: row.onboardingCompleted,
    ratingAvg: averageOf(row),
    ratingCount: row.ratingCount,
    emailVerified: row.emailVerifiedAt !== null,
    locale: row.locale,
    distanceUnit: row.distanceUnit,
    createdAt: row.createdAt.toISOString(),
    ...(row.name === '' && { detailsNeeded: true }),
    ...(row.staffRole && { staffRole: row.staffRole }),
    ...(row.helperOnly && { helperOnly: true }),
    ...(row.passwordHash !== null && { hasPassword: true }),
    ...(row.suspendedAt !== null && { suspended: true, suspendedAt: row.suspendedAt.toISOString() }),
    ...(needsTwoFactor(settings, row.role) && !row.twoFactorSince && { twoFactorNeeded: true }),
  };
}

export const firstNameOf = ({ name }: Pick<UserRow, 'name'>): string => name.split(/\s+/)[0] ?? name;

export type PersonRow = Pick<UserRow, 'id' | 'name' | 'email' | 'phone'> & Rated;

/** The address of whoever has left, which isErasedEmail knows again. */
export const erasedEmail = (id: string): string => `${id}@erased.invalid`;

/** An account as others see it; `contacts` only between the host and the assigned cleaner, and for admins, and of nobody who has left. */
export function presentPerson(row: PersonRow, { contacts }: { contacts: boolean }): Person {
  return {
    id: row.id,
    name: row.name,
    ...(contacts && !isErasedEmail(row.email) && { email: row.email, phone: row.phone }),
    ratingAvg: averageOf(row),
    ratingCount: row.ratingCount,
  };
}

/** The average stars of APPROVED reviews, to two decimals; null if there are none. */
export function averageOf({ ratingStars, ratingCount }: Rated): number | null {
  return ratingCount === 0 ? null : Math.round((ratingStars / ratingCount) * 100) / 100;
}
