import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { photoMakers } from '#contract/photo-truth.ts';
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
    /** What the file itself says it is, where that is no photo. */
    madeBy: text({ enum: photoMakers }),
    /** The Idempotency-Key it was sent with, in one piece or in parts: for a day it is there once, whichever way it came. */
    sentAs: text(),
    createdAt: instant().notNull(),
  },
  (upload) => [index('upload_owner').on(upload.ownerId, upload.createdAt)],
);

/** What a picture is found by, apart from the upload, which is read far more often. */
export const uploadLooks = pgTable(
  'upload_look',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** SHA-256 of the picture as it is stored. */
    pictureHash: bytea().notNull(),
    /** What it is found by, from when it is put on a job; looks/keys-of.ts. */
    keys: integer().array().notNull().default([]),
  },
  // a list of what is not in the index yet would have to be read through at each lookup
  (look) => [index('upload_look_keys').using('gin', look.keys).with({ fastupdate: false })],
);

/** What a picture is recognized by, as looks/look-of.ts packs it: hundreds are counted in a lookup, eight compared. */
export const uploadPoints = pgTable('upload_points', {
  uploadId: uuid()
    .primaryKey()
    .references(() => uploads.id, { onDelete: 'cascade' }),
  points: bytea().notNull(),
});

/** A photo that was cut off on its way and may go on, for a day. */
export const unfinishedPhotos = pgTable(
  'unfinished_photo',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** The Idempotency-Key it is sent with. */
    key: text().notNull(),
    /** How many bytes of it are there: all of them from the first one on. */
    received: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (photo) => [unique('unfinished_photo_key').on(photo.ownerId, photo.key)],
);

/** Its bytes as they came, by where they begin; sealed, because a photo tells where it was taken. */
export const photoParts = pgTable(
  'photo_part',
  {
    photoId: uuid()
      .notNull()
      .references(() => unfinishedPhotos.id, { onDelete: 'cascade' }),
    start: integer().notNull(),
    bytesSealed: bytea().notNull(),
  },
  (part) => [primaryKey({ columns: [part.photoId, part.start] })],
);
