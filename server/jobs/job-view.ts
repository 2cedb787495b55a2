import { eq } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { jobs } from './table.ts';

export const cleaners = alias(users, 'cleaner');

const personColumns = <People extends typeof users | typeof cleaners>({
  id,
  name,
  email,
  phone,
  ratingStars,
  ratingCount,
}: People): Pick<People, 'id' | 'name' | 'email' | 'phone' | 'ratingStars' | 'ratingCount'> => ({
  id,
  name,
  email,
  phone,
  ratingStars,
  ratingCount,
});

/** The columns of a job that presenting it and its policy need. */
const jobColumns = {
  id: jobs.id,
  hostId: jobs.hostId,
  cleanerId: jobs.cleanerId,
  helperIds: jobs.helperIds,
  propertyId: jobs.propertyId,
  status: jobs.status,
  cleaningType: jobs.cleaningType,
  startTime: jobs.startTime,
  endTime: jobs.endTime,
  payoutCents: jobs.payoutCents,
  postedPayoutCents: jobs.postedPayoutCents,
  hostFeeCents: jobs.hostFeeCents,
  cleanerFeeCents: jobs.cleanerFeeCents,
  terms: jobs.terms,
  specialInstructions: jobs.specialInstructions,
  customTasks: jobs.customTasks,
  place: jobs.place,
  offeredChange: jobs.offeredChange,
  reopened: jobs.reopened,
  arrivalSameDay: jobs.arrivalSameDay,
  openToAllAt: jobs.openToAllAt,
  confirmBy: jobs.confirmBy,
  confirmedAt: jobs.confirmedAt,
  submittedAt: jobs.submittedAt,
  doubts: jobs.doubts,
  waiting: jobs.waiting,
  couldNotClean: jobs.couldNotClean,
  workBegunAt: jobs.workBegunAt,
  extraDueCents: jobs.extraDueCents,
  reviewedByHost: jobs.reviewedByHost,
  reviewedByCleaner: jobs.reviewedByCleaner,
  reportStatus: jobs.reportStatus,
  reportDueAt: jobs.reportDueAt,
  reportAcceptedBy: jobs.reportAcceptedBy,
  decidedPayoutCents: jobs.decidedPayoutCents,
  createdAt: jobs.createdAt,
} satisfies Record<string, PgColumn>;

const propertyColumns = {
  title: properties.title,
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zipCode: properties.zipCode,
  timeZone: properties.timeZone,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  notes: properties.notes,
} satisfies Record<string, PgColumn>;

export const jobViewColumns = {
  job: jobColumns,
  property: propertyColumns,
  host: personColumns(users),
  cleaner: personColumns(cleaners),
};

type RowOf<Columns extends Record<string, PgColumn>> = {
  [Name in keyof Columns]: Columns[Name]['_']['notNull'] extends true
    ? Columns[Name]['_']['data']
    : Columns[Name]['_']['data'] | null;
};
export type JobFacts = RowOf<typeof jobColumns>;
type PersonRow = RowOf<(typeof jobViewColumns)['host']>;

/** A job joined with its property and its people: the basis of every answer about a job. */
export interface JobView {
  job: JobFacts;
  property: RowOf<typeof propertyColumns>;
  host: PersonRow;
  cleaner: PersonRow | null;
  /** From the place searched from; absent if none was given. */
  distanceKm?: number | null;
}

/** The joined select of job views; a list adds its own `where`, order and limit. */
export const selectJobViews = (reader: Reader) =>
  reader
    .select(jobViewColumns)
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .leftJoin(cleaners, eq(cleaners.id, jobs.cleanerId))
    .$dynamic();
