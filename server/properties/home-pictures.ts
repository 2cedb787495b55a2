import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { properties } from './table.ts';

/** SQL: whether an upload is the picture of a property. */
export const homePictures = (upload: { storageKey: SQLWrapper }): SQL =>
  sql`exists (select from ${properties} where ${properties.pictureKey} = ${upload.storageKey})`;
