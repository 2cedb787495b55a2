import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { JobSide } from '#contract/states.ts';
import { forgetPlace, ownUpload } from '#server/photos/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { disputePhotos } from './table.ts';

interface Added {
  disputeId: string;
  side: JobSide;
  photoUrls: readonly string[];
}

/** Puts one side's own uploads on a report, each once; 400 for anything else. */
export async function addPhotos(tx: Tx, actor: Actor, { disputeId, side, photoUrls }: Added): Promise<void> {
  const uploadIds = new Set<string>();
  for (const photoUrl of photoUrls) uploadIds.add(await ownPhoto(tx, actor, photoUrl));
  // where it was taken is of no use here, and of nobody's business
  for (const uploadId of uploadIds) await forgetPlace(tx, uploadId);
  const rows = [...uploadIds].map((uploadId, position) => ({ disputeId, side, uploadId, position }));
  if (rows.length > 0) await tx.insert(disputePhotos).values(rows);
}

async function ownPhoto(tx: Tx, actor: Actor, photoUrl: string): Promise<string> {
  try {
    return (await ownUpload(tx, actor, photoUrl)).id;
  } catch {
    throw invalidInput({ photoUrls: 'photoUrl' });
  }
}

/** SQL: whether an upload is on a report. */
export const photosInReports = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${disputePhotos} where ${disputePhotos.uploadId} = ${upload.id})`;
