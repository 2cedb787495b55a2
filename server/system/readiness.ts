import { pingDatabase } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Throws what the database throws; the error handler makes 503 of it. */
export async function readiness({ db }: Kit): Promise<{ status: 'ok' }> {
  await pingDatabase(db);
  return { status: 'ok' };
}
