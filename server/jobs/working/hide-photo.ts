import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { deliverables } from '../table.ts';

/** Takes a photo from the sight of the two people of a job. It stays in the job's record, and admins see it. */
export async function hidePhoto({ clock }: Kit, tx: Tx, id: string): Promise<void> {
  const shown = and(eq(deliverables.id, id), isNull(deliverables.hiddenAt));
  await tx.update(deliverables).set({ hiddenAt: clock.now() }).where(shown);
}

/** The two people of the job see it again. */
export async function showPhotoAgain(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.update(deliverables).set({ hiddenAt: null }).where(eq(deliverables.id, id));
  return (rowCount ?? 0) > 0;
}
