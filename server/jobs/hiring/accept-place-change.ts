import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { lockCleaner } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { noChangeToAnswer } from '../abilities.ts';
import { type OfferedChange, pointOf } from '../kept-place.ts';
import { lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { jobs } from '../table.ts';
import { isFree, scheduleConflict } from './fitness.ts';

/** The assigned cleaner agrees to what the host changed at the property, as they saw it; the job goes by it now. */
export const acceptPlaceChange = (kit: Kit, actor: Actor, jobId: string, changeId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const { placeChange } = await lockJobFor(kit, tx, actor, jobId, 'acceptChange');
    if (placeChange?.id !== changeId) throw noChangeToAnswer();
    await lockCleaner(tx, actor.id);
    await goBy(tx, jobId, { ...placeChange, agreedAt: kit.clock.now().toISOString() });
    // the way to their other jobs may be another now
    if (!(await isFree(tx, actor.id, jobId))) throw scheduleConflict('You have');
    await record(kit, tx, { kind: 'place change accepted', jobId, cleanerId: actor.id });
    return showJob(kit, tx, actor, jobId);
  });

const goBy = (tx: Tx, jobId: string, placeChange: OfferedChange) =>
  tx
    .update(jobs)
    .set({ placeChange, place: placeChange.after, location: pointOf(placeChange.after) })
    .where(eq(jobs.id, jobId));
