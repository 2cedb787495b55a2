import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

export const uploads = pgTable(
  'upload',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Random name in storage of the picture and, with `-small`, of its thumbnail. */
    storageKey: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    takenAt: instant(),
    /** Where the picture was taken, sealed, and only until it is added to a job: then the distance is kept instead. */
    placeSealed: bytea(),
    /** 64-bit perceptual hash, for recognizing reused pictures. */
    perceptualHash: bigint({ mode: 'bigint' }),
    createdAt: instant().notNull(),
  },
  (upload) => [index('upload_owner').on(upload.ownerId, upload.createdAt)],
);
