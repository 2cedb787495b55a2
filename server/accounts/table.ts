import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#contract/accounts.ts';
import { distanceUnits } from '#contract/distance.ts';
import { languageCodes } from '#contract/languages.ts';
import { passkeyTransports } from '#contract/passkey-transports.ts';
import { staffRoles } from '#contract/staff-rights.ts';
import { bytea, citext, instant } from '#server/platform/columns.ts';

export { attempts, loginCodes, type PendingRegistration } from './code-tables.ts';

export const users = pgTable(
  'user_account',
  {
    id: uuid().primaryKey(),
    email: citext().notNull().unique(),
    /** Empty until somebody who proved an e-mail that a stranger had registered says who they are; the role means nothing till then. */
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Which admin somebody is; null for everybody else, and for one whose access was taken away. */
    staffRole: text({ enum: staffRoles }),
    phone: text(),
    locale: text({ enum: languageCodes }).notNull().default('en'),
    distanceUnit: text({ enum: distanceUnits }).notNull().default('mi'),
    emailVerifiedAt: instant(),
    passwordHash: text(),
    /** `helperOnly` is a cleaner who came by another’s invitation to help, and does not bid until they want to. */
    ...{ onboardingCompleted: boolean().notNull().default(false), helperOnly: boolean().notNull().default(false) },
    /** Sum and count of the stars in APPROVED reviews; the average is derived. */
    ratingStars: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    suspendedAt: instant(),
    suspensionReason: text(),
    /** Since when a cleaner is paid nothing out, and why; once they are let go, since when they are again. */
    ...{ payoutsHeldAt: instant(), payoutsHoldReason: text(), payoutsReleasedAt: instant() },
    referralCode: text().notNull().unique(),
    referredBy: uuid(),
    /**
     * The authenticator's secret, sealed. It counts from `twoFactorSince` on; before, it is only being set up.
     * None where passkeys alone are the second factor.
     */
    twoFactorSealed: bytea(),
    twoFactorSince: instant(),
    /** The steps of the last codes that were taken, newest last: none is taken twice. */
    twoFactorSteps: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** What the passkey that is being made has to sign, and until when. */
    passkeyChallenge: text(),
    passkeyChallengeUntil: instant(),
    seeded: boolean().notNull().default(false),
    erasedAt: instant(),
    /** Which terms they accepted when signing up or onboarding, and when; null if that was before this was recorded. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
    createdAt: instant().notNull(),
  },
  (user) => [
    index('user_account_created').on(user.createdAt.desc(), user.id.desc()),
    index('user_account_erased').on(user.erasedAt).where(sql`${user.erasedAt} is not null`),
    index('user_account_role')
      .on(user.role, user.createdAt.desc(), user.id.desc())
      .where(sql`${user.erasedAt} is null`),
    index('user_account_phone')
      .on(sql`right(regexp_replace(${user.phone}, '\\D', '', 'g'), 10)`)
      .where(sql`${user.phone} is not null`),
    index('user_account_staff').on(user.id).where(sql`${user.staffRole} is not null`),
    index('user_account_name')
      .on(sql`(lower(${user.name}) collate "C") desc nulls last`, user.id.desc())
      .where(sql`${user.erasedAt} is null`),
    index('user_account_words').using('gin', sql`${user.name} gin_trgm_ops`, sql`(${user.email}::text) gin_trgm_ops`),
    index('user_account_best_cleaners')
      .on(sql`(-coalesce(${user.ratingStars}::float8 / nullif(${user.ratingCount}, 0), 0))`, user.id)
      .where(sql`${user.role} = 'CLEANER' and ${user.suspendedAt} is null`),
    index('user_account_suspended').on(user.id).where(sql`${user.suspendedAt} is not null`),
    index('user_account_payouts_held').on(user.payoutsHeldAt).where(sql`${user.payoutsHeldAt} is not null`),
    index('user_account_referred_by').on(user.referredBy).where(sql`${user.referredBy} is not null`),
    check('user_account_staff', sql`${user.staffRole} is null or ${user.role} = 'ADMIN'`),
    check('user_account_rating', sql`${user.ratingCount} >= 0 and ${user.ratingStars} >= ${user.ratingCount}`),
  ],
);

export const sessions = pgTable(
  'session',
  {
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: bytea().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Registered with a password in this session: proving the email here keeps that password. */
    registeredHere: boolean().notNull().default(false),
    /** Started with a code or link: someone who forgot the password may set a new one here, for a while. */
    byMail: boolean().notNull().default(false),
    userAgent: text().notNull(),
    /** Roughly where it began: the browser's time zone, and the network of its address. */
    timeZone: text(),
    network: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (session) => [
    index('session_user').on(session.userId),
    index('session_expires').on(session.expiresAt),
    index('session_seen').on(session.lastSeenAt),
  ],
);

/** An admin who sees the product as somebody else does. Why is in the audit log. */
export const staffVisits = pgTable(
  'staff_visit',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token that the visit's calls carry. */
    tokenHash: bytea().notNull().unique(),
    adminId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the admin's own token: the visit ends with that session. */
    adminSession: bytea().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (visit) => [
    index('staff_visit_user').on(visit.userId),
    index('staff_visit_admin').on(visit.adminId),
    index('staff_visit_open').on(visit.expiresAt).where(sql`${visit.endedAt} is null`),
  ],
);

/** Browsers that have signed in to an account: strangers' guesses do not slow them. */
export const knownDevices = pgTable(
  'known_device',
  {
    /** Keyed hash of the account and the token the browser keeps. */
    deviceHash: bytea().primaryKey(),
    /** Keyed hash of the token alone: admins are shown accounts that were used in one browser. Null in older rows and of what keeps no token. */
    browserHash: bytea(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSeenAt: instant().notNull(),
  },
  (device) => [
    index('known_device_user').on(device.userId),
    index('known_device_browser').on(device.browserHash).where(sql`${device.browserHash} is not null`),
  ],
);

/** Another email for an account, until the code that was sent there proves it. */
export const emailChanges = pgTable('email_change', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: citext().notNull(),
  /** Keyed hash; null where the address belongs to another account and no code was sent. */
  codeHash: bytea(),
  wrongTries: smallint().notNull().default(0),
  expiresAt: instant().notNull(),
});

/** Who was asked to become an admin and has yet to accept; whatever ends an invitation removes its row. */
export const staffInvitations = pgTable(
  'staff_invitation',
  {
    id: uuid().primaryKey(),
    email: citext().notNull().unique(),
    staffRole: text({ enum: staffRoles }).notNull(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: bytea().notNull().unique(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (invitation) => [
    index('staff_invitation_inviter').on(invitation.invitedBy),
    index('staff_invitation_expires').on(invitation.expiresAt),
  ],
);

/** Somebody who has shown the first factor, by password, code or link, and is to show the second. */
export const loginChallenges = pgTable(
  'login_challenge',
  {
    /** SHA-256 of the token that goes along with the code. */
    tokenHash: bytea().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the session will have it. */
    byMail: boolean().notNull(),
    wrongTries: smallint().notNull().default(0),
    /** What a passkey has to sign, once one is asked for. */
    passkeyChallenge: text(),
    expiresAt: instant().notNull(),
  },
  (challenge) => [
    index('login_challenge_user').on(challenge.userId),
    index('login_challenge_expires').on(challenge.expiresAt),
  ],
);

/** What gets someone in without their authenticator, once each: a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    /** Keyed hash, bound to the account. */
    codeHash: bytea().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (code) => [index('recovery_code_user').on(code.userId)],
);

/** What a device or a password manager signs with, in place of a code of the app. */
export const passkeys = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its authenticator knows it; Base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytea().notNull(),
    /** How often it has signed, as far as its authenticator counts: a copy would count for itself. */
    uses: bigint({ mode: 'number' }).notNull(),
    transports: text({ enum: passkeyTransports }).array().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (passkey) => [index('passkey_user').on(passkey.userId, passkey.createdAt)],
);
