import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, citext, instant } from '#server/platform/columns.ts';

export interface PendingRegistration {
  name: string;
  phone: string | null;
  role: 'HOST' | 'CLEANER';
  referralCode: string | null;
}

/** A mailed code with its link; a new one for the same email and purpose invalidates the old. */
export const loginCodes = pgTable(
  'login_code',
  {
    id: uuid().primaryKey(),
    email: citext().notNull(),
    purpose: text({ enum: ['login', 'register'] }).notNull(),
    /** Keyed hash; null if only the link works. */
    codeHash: bytea(),
    linkHash: bytea().notNull().unique(),
    registration: jsonb().$type<PendingRegistration>(),
    wrongTries: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (code) => [
    uniqueIndex('login_code_live').on(code.email, code.purpose).where(sql`${code.usedAt} is null`),
    index('login_code_expires').on(code.expiresAt),
  ],
);

/** How often something was tried in a window that started with the first try; protects codes and passwords. */
export const attempts = pgTable(
  'sign_in_attempt',
  {
    /** Keyed hash of what is counted and for whom: no email or address is stored. */
    keyHash: bytea().primaryKey(),
    tries: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (attempt) => [index('sign_in_attempt_ends').on(attempt.endsAt)],
);
