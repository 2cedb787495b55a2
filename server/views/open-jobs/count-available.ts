import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { findSeeker } from './approved-seeker.ts';
import { listAvailable } from './list-available.ts';

/** How many jobs `/api/jobs/available` lists for a cleaner, counted up to 1,000; 0 while they may see none. */
export async function countAvailable(kit: Kit, actor: Actor): Promise<number> {
  if (!(await findSeeker(kit, actor))) return 0;
  return (await listAvailable(kit, actor, { limit: 1 })).total;
}
