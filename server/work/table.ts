import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { photoTypes } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

export const uploads = pgTable(
  'upload',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Random name of the picture and, with `-small`, of its thumbnail in storage. */
    storageKey: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    takenAt: instant(),
    /** Where the picture was taken, sealed, only until it is put on a job: then the distance is kept instead. */
    placeSealed: bytea(),
    /** 64-bit perceptual hash, for telling reused pictures. */
    perceptualHash: bigint({ mode: 'bigint' }),
    createdAt: instant().notNull(),
  },
  (upload) => [index('upload_owner').on(upload.ownerId, upload.createdAt)],
);

export const deliverables = pgTable(
  'deliverable',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    photoType: text({ enum: photoTypes }).notNull(),
    note: text(),
    /** Metres between where the picture was taken and the property; null when either is unknown. */
    distanceMetres: integer(),
    createdAt: instant().notNull(),
  },
  (photo) => [
    uniqueIndex('deliverable_upload').on(photo.uploadId),
    index('deliverable_job').on(photo.jobId, photo.createdAt),
    index('deliverable_after').on(photo.jobId).where(sql`${photo.photoType} = 'AFTER'`),
  ],
);
