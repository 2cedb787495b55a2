import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { noChangeToAnswer } from '../abilities.ts';
import { lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { offer, timesOf } from './offer-change.ts';

/** The host keeps the time of an assigned job although its stay has moved; what else is offered still is. */
export const keepTime = (kit: Kit, actor: Actor, jobId: string, changeId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'keepTime');
    const { offeredChange, cleanerId } = job;
    if (offeredChange?.id !== changeId || !cleanerId) throw noChangeToAnswer();
    await offer(kit, tx, job, { times: timesOf(job) });
    await record(kit, tx, { kind: 'time kept', jobId, cleanerId });
    return showJob(kit, tx, actor, jobId);
  });
