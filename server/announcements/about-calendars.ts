import type { WhoHears } from './announcement.ts';
import { peopleOfJob } from './people-of-job.ts';

/** What calendars bring: the host's pages follow, and people hear of what no rule may decide for them. */
export const aboutCalendars = {
  'calendar changed': async (_, { hostId }) => [{ to: [hostId], live: ['calendar'] }],
  'calendar needs you': async (_, { hostId }) => [{ to: [hostId], bell: 'calendarNeedsYou', live: ['calendar'] }],
  'stay moved': async (kit, { jobId, cleanerId }) => [
    { to: [...(await peopleOfJob(kit, jobId)).host, cleanerId], bell: 'stayMoved', jobId },
  ],
  'stay canceled': async (kit, { jobId, cleanerId }) => [
    { to: [...(await peopleOfJob(kit, jobId)).host, cleanerId], bell: 'stayCanceled', jobId },
  ],
} satisfies Partial<WhoHears>;
