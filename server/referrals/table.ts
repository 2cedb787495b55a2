import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

/** A host whom a cleaner has invited to Freshkey. Whoever signs up with that address afterwards is their client. */
export const clientInvitations = pgTable(
  'client_invitation',
  {
    id: uuid().primaryKey(),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** In lower case, as sent. */
    email: text().notNull(),
    phone: text(),
    message: text(),
    /** A keyed hash of the address: what the link in the mail carries in its place. */
    emailHash: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (invitation) => [
    index('client_invitation_cleaner').on(invitation.cleanerId, invitation.createdAt.desc(), invitation.id.desc()),
    index('client_invitation_email').on(invitation.email),
    index('client_invitation_hash').on(invitation.emailHash),
  ],
);

/** Addresses that want no invitations, as keyed hashes: those who want none are not kept by name. */
export const invitationStops = pgTable('invitation_stop', {
  emailHash: bytea().primaryKey(),
  at: instant().notNull(),
});
