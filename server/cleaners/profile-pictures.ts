import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cleanerProfiles } from './table.ts';

/** SQL: whether an upload is somebody's profile picture. */
export const profilePictures = (upload: { storageKey: SQLWrapper }): SQL =>
  sql`exists (select from ${cleanerProfiles} where ${cleanerProfiles.profileImageKey} = ${upload.storageKey})`;
