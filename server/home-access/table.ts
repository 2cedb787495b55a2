import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';
import { properties } from '#server/properties/table.ts';

/** How a cleaner gets into a property; one that has no row gives nothing. */
export const homeAccesses = pgTable('home_access', {
  propertyId: uuid()
    .primaryKey()
    .references(() => properties.id),
  /** All of it as one sealed JSON text: not even which parts are given can be read. */
  accessSealed: bytea().notNull(),
  changedAt: instant().notNull(),
});

/** Each look of a cleaner, for the host to see. */
export const accessLooks = pgTable(
  'home_access_look',
  {
    id: uuid().primaryKey(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    viewerId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (look) => [
    index('home_access_look_property').on(look.propertyId, look.at.desc(), look.id.desc()),
    index('home_access_look_at').on(look.at),
    index('home_access_look_job').on(look.jobId),
  ],
);
