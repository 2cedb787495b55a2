import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { centsColumn, earth, instant } from '#server/platform/columns.ts';

export const properties = pgTable(
  'property',
  {
    id: uuid().primaryKey(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    address: text().notNull(),
    city: text(),
    state: text(),
    zipCode: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Null while the place is unknown. */
    location: earth(),
    timeZone: text().notNull(),
    bedrooms: integer(),
    bathrooms: numeric({ precision: 3, scale: 1, mode: 'number' }),
    squareFootage: integer(),
    notes: text(),
    calendarIntegrationEnabled: boolean().notNull().default(false),
    autoCreateJobs: boolean().notNull().default(true),
    /** Their host's favorites are invited to the jobs that follow from stays. */
    inviteFavorites: boolean().notNull().default(false),
    defaultPayoutCents: centsColumn().notNull(),
    checkOutTime: text().notNull().default('11:00'),
    checkInTime: text().notNull().default('16:00'),
    /** Of its picture in storage. */
    pictureKey: text(),
    /** Counts the changes its host makes, so that two at once do not undo each other. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    /** Removed by its host; kept for the jobs that were done there. */
    removedAt: instant(),
  },
  (property) => [
    index('property_host')
      .on(property.hostId, property.createdAt.desc(), property.id.desc())
      .where(sql`${property.removedAt} is null`),
    index('property_any_of_host').on(property.hostId, property.createdAt.desc(), property.id.desc()),
    index('property_picture').on(property.pictureKey).where(sql`${property.pictureKey} is not null`),
    index('property_created').on(property.createdAt.desc(), property.id.desc()),
    index('property_title').on(sql`(lower(${property.title}) collate "C") desc nulls last`, property.id.desc()),
    index('property_words').using('gin', sql`${property.title} gin_trgm_ops`, sql`${property.address} gin_trgm_ops`),
  ],
);

/** What a home should never run out of, in its host's order. */
export const homeSupplies = pgTable(
  'home_supply',
  {
    id: uuid().primaryKey(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    position: smallint().notNull(),
    name: text().notNull(),
    /** Null while there is enough. */
    lowSince: instant(),
  },
  (supply) => [uniqueIndex('home_supply_position').on(supply.propertyId, supply.position)],
);
