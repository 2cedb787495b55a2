import { findings } from '#server/findings/table.ts';
import { newId } from '#server/platform/ids.ts';
import { aJob } from './a-job.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** Damage that a cleaner at work found in the host's home. */
export async function aFinding(
  house: House,
  { host, cleaner }: { host: Somebody; cleaner: Somebody },
): Promise<{ id: string; jobId: string }> {
  const { id: jobId } = await aJob(house, host, { status: 'IN_PROGRESS', cleaner });
  const row = { id: newId(), jobId, finderId: cleaner.id, kind: 'damage' as const, item: 'The lamp is broken' };
  await house.kit.db.insert(findings).values({ ...row, foundAt: house.clock.now() });
  return { id: row.id, jobId };
}
