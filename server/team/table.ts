import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { memberRoles } from '#contract/member-roles.ts';
import { teamDeeds } from '#contract/team-deeds.ts';
import { users } from '#server/accounts/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';
import { properties } from '#server/properties/table.ts';

const someone = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Who looks after a host’s homes with them; gone once it has ended. Both have accounts of their own. */
export const hostMembers = pgTable(
  'host_member',
  {
    hostId: someone(),
    memberId: someone(),
    role: text({ enum: memberRoles }).notNull(),
    /** The homes they look after; null: all, those to come included. */
    homeIds: uuid().array(),
    createdAt: instant().notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.hostId, member.memberId] }),
    index('host_member_member').on(member.memberId),
  ],
);

/** Somebody whom a host has asked by mail; one for each address, the newest. */
export const hostInvitations = pgTable(
  'host_invitation',
  {
    id: uuid().primaryKey(),
    hostId: someone(),
    /** In lower case, as sent. */
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    homeIds: uuid().array(),
    tokenHash: bytea().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (invitation) => [uniqueIndex('host_invitation_once').on(invitation.hostId, invitation.email)],
);

/** The link by which the owner of a home, who may be nobody here, reads its monthly statements; one for each home. */
export const ownerLinks = pgTable('owner_link', {
  id: uuid().primaryKey(),
  propertyId: uuid()
    .notNull()
    .unique()
    .references(() => properties.id),
  secretHash: bytea().notNull().unique(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/** What a member did for a host. Never changed: a record of ids and words of our own. */
export const memberDeeds = pgTable(
  'member_deed',
  {
    id: uuid().primaryKey(),
    hostId: someone(),
    memberId: someone(),
    deed: text({ enum: teamDeeds }).notNull(),
    jobId: uuid(),
    propertyId: uuid(),
    at: instant().notNull(),
  },
  (deed) => [
    // read backwards: the newest first
    index('member_deed_host').on(deed.hostId, deed.at, deed.id),
    index('member_deed_job').on(deed.jobId, deed.at),
    index('member_deed_member').on(deed.memberId),
  ],
);
