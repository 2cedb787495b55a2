import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { contentReports } from './table.ts';

/** SQL: whether an upload is a picture that was reported. */
export const reportedPictures = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${contentReports} where ${contentReports.uploadId} = ${upload.id})`;
