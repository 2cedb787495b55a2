import type { WhoHears } from './announcement.ts';
import { peopleOfJob } from './people-of-job.ts';

/** What calendars bring: the host's pages follow, and people hear of what no rule may decide for them. */
export const aboutCalendars = {
  'calendar changed': async (_, { hostId }) => [{ to: [hostId], live: ['calendar'] }],
  'calendar needs you': async (_, { hostId, integrationId, alarm }) => [
    { to: [hostId], bell: 'calendarNeedsYou', mail: 'fromNotice', live: ['calendar'], integrationId, alarm },
  ],
  'stay moved': async (kit, { jobId, cleanerId, changeId }) => {
    const { host, changeToAnswer } = await peopleOfJob(kit, jobId);
    // an offer that was replaced, answered or taken back meanwhile is nothing to answer any more
    const concerned = changeId === null || changeToAnswer === changeId ? [...host, cleanerId] : [];
    return [
      { to: concerned, bell: 'stayMoved', mail: `hiring.stayMoved.${changeId === null ? 'begun' : 'offered'}`, jobId },
      { to: [...host, cleanerId], live: ['job'], jobId },
    ];
  },
  'time kept': async (kit, { jobId, cleanerId }) => [
    { to: [cleanerId], bell: 'timeKept', mail: 'hiring.timeKept', jobId },
    { to: [...(await peopleOfJob(kit, jobId)).host, cleanerId], live: ['job'], jobId },
  ],
  'stay gone': async (_, { hostId, jobId }) => [{ to: [hostId], bell: 'stayGone', jobId }],
  'stay doubted': async (_, { hostId, jobId }) => [{ to: [hostId], bell: 'stayDoubted', jobId }],
  'stay canceled': async (kit, { jobId, cleanerId }) => {
    const { host } = await peopleOfJob(kit, jobId);
    return [{ to: [...host, cleanerId], bell: 'stayCanceled', mail: 'hiring.stayCanceled', live: ['job'], jobId }];
  },
  'stay unsure': async (kit, { jobId, cleanerId }) => {
    const { host } = await peopleOfJob(kit, jobId);
    return [{ to: [...host, cleanerId], bell: 'stayUnsure', mail: 'hiring.stayUnsure', live: ['job'], jobId }];
  },
  'stay confirmed': async (kit, { jobId, cleanerId }) => {
    const { host } = await peopleOfJob(kit, jobId);
    return [{ to: [...host, cleanerId], bell: 'stayConfirmed', mail: 'hiring.stayConfirmed', live: ['job'], jobId }];
  },
  'stay back': async (kit, { jobId, cleanerId }) => {
    const { host } = await peopleOfJob(kit, jobId);
    return [{ to: [...host, cleanerId], bell: 'stayBack', mail: 'hiring.stayBack', live: ['job'], jobId }];
  },
} satisfies Partial<WhoHears>;
