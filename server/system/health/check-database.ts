import type { SystemHealth } from '#contract/admin-health.ts';
import { pingDatabase } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';

/** A ping that takes longer is felt on every page. */
const slow = 250;

/** How long the database takes for nothing; one that does not answer at all fails the whole call. */
export async function checkDatabase({ db }: Pick<Kit, 'db'>): Promise<SystemHealth['database']> {
  const asked = performance.now();
  await pingDatabase(db);
  const milliseconds = Math.round(performance.now() - asked);
  return { state: milliseconds < slow ? 'ok' : 'warning', milliseconds };
}
