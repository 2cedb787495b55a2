import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

const someone = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Who helps whom: both are cleaners with accounts of their own. Who comes along to which job stands with the job. */
export const helpers = pgTable(
  'helper',
  { cleanerId: someone(), helperId: someone(), createdAt: instant().notNull() },
  (helper) => [
    primaryKey({ columns: [helper.cleanerId, helper.helperId] }),
    index('helper_helper').on(helper.helperId),
    check('helper_not_oneself', sql`${helper.cleanerId} <> ${helper.helperId}`),
  ],
);

/** Somebody whom a cleaner has asked by mail; one for each address, the newest. */
export const helperInvitations = pgTable(
  'helper_invitation',
  {
    id: uuid().primaryKey(),
    cleanerId: someone(),
    name: text().notNull(),
    /** In lower case, as sent. */
    email: text().notNull(),
    tokenHash: bytea().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (invitation) => [
    uniqueIndex('helper_invitation_once').on(invitation.cleanerId, invitation.email),
    index('helper_invitation_email').on(invitation.email),
  ],
);
