import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import { lostHires } from '../table.ts';

interface Loss {
  jobId: string;
  cleanerId: string;
  /** A deadline of the ladder was missed; otherwise the cleaner withdrew. */
  missed: boolean;
  at: Date;
}

/** Keeps in a cleaner's record that they lost a job through their own doing. */
export async function loseHire(tx: Tx, loss: Loss): Promise<void> {
  await tx.insert(lostHires).values({ id: newId(), ...loss });
}
