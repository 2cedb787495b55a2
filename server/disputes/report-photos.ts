import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { JobSide } from '#contract/states.ts';
import { forgetPlaces } from '#server/photos/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { disputePhotos } from './table.ts';

interface Added {
  disputeId: string;
  side: JobSide;
  uploadIds: readonly string[];
}

/** Puts one side's uploads on a report. */
export async function addPhotos(tx: Tx, { disputeId, side, uploadIds }: Added): Promise<void> {
  // where it was taken is of no use here, and of nobody's business
  await forgetPlaces(tx, uploadIds);
  const rows = uploadIds.map((uploadId, position) => ({ disputeId, side, uploadId, position }));
  if (rows.length > 0) await tx.insert(disputePhotos).values(rows);
}

/** SQL: whether an upload is on a report. */
export const photosInReports = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${disputePhotos} where ${disputePhotos.uploadId} = ${upload.id})`;
