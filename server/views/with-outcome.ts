import type { Job } from '#contract/jobs.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { withHeldMoney } from './with-held-money.ts';
import { withProposals } from './with-proposals.ts';

/** Jobs as their reader sees them, with what other domains know of how each came out: money received, and what a report proposes. */
export const withOutcome = async (kit: Kit, actor: Actor, jobs: readonly Job[]): Promise<Job[]> =>
  withProposals(kit.db, await withHeldMoney(kit, actor, jobs));
