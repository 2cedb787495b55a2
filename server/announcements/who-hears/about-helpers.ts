import type { WhoHears } from './announcement.ts';
import { peopleOfJob } from './people-of-job.ts';

/** Who helps whom, and who comes along to a job. */
export const aboutHelpers = {
  'helper accepted': async (_kit, { cleanerId, helperId: personId }) => [
    { to: [cleanerId], bell: 'helperAccepted', mail: 'fromNotice', personId },
    { to: [cleanerId, personId], live: ['helpers'] },
  ],
  'helper left': async (_kit, { cleanerId, helperId, by }) => [
    by === 'helper'
      ? { to: [cleanerId], bell: 'helperLeft', mail: 'fromNotice', personId: helperId }
      : { to: [helperId], bell: 'helpingEnded', mail: 'fromNotice', personId: cleanerId },
    { to: [cleanerId, helperId], live: ['helpers', 'job'] },
  ],
  // who was put on the job and taken off again, or the other way round, before this is told hears how it is now
  'helpers chosen': async (kit, { jobId, cleanerId: personId, added, removed }) => {
    const { host, helpers, everybody, isOver, isCanceled } = await peopleOfJob(kit, jobId);
    const coming = added.filter((id) => helpers.includes(id));
    const staying = removed.filter((id) => !helpers.includes(id));
    const [one] = coming;
    return [
      { to: coming, bell: 'helpingChosen', mail: 'fromNotice', jobId, personId },
      {
        to: isOver || isCanceled ? [] : staying,
        ...{ bell: 'helpingNotNeeded', mail: 'fromNotice', jobId, personId },
      },
      { to: one ? host : [], bell: 'helperComes', mail: 'fromNotice', jobId, ...(one && { personId: one }) },
      { to: [...everybody, ...removed], live: ['job'], jobId },
    ];
  },
} satisfies Partial<WhoHears>;
