import { eq } from 'drizzle-orm';
import type { CleaningReason } from '#contract/calendar-words.ts';
import { calendarBookings } from '#server/calendar/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { peopleOfJob } from './people-of-job.ts';

/** What calendars bring: the host's pages follow, and people hear of what no rule may decide for them. */
export const aboutCalendars = {
  'calendar changed': async (_, { hostId }) => [{ to: [hostId], live: ['calendar'] }],
  'busy calendar read': async (_, { cleanerId }) => [{ to: [cleanerId], live: ['busyTimes'] }],
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
  'time kept': async (kit, { jobId, cleanerId }) => {
    const { host, assigned, changeToAnswer } = await peopleOfJob(kit, jobId);
    // a stay that has moved once more asks them again
    const concerned = changeToAnswer === null ? assigned.filter((id) => id === cleanerId) : [];
    return [
      { to: concerned, bell: 'timeKept', mail: 'hiring.timeKept', jobId },
      { to: [...host, cleanerId], live: ['job'], jobId },
    ];
  },
  'stay gone': async (kit, { hostId, jobId }) => [
    { to: (await peopleOfJob(kit, jobId)).isCanceled ? [hostId] : [], bell: 'stayGone', jobId },
  ],
  'stay doubted': async (kit, { hostId, jobId }) => [
    { to: (await peopleOfJob(kit, jobId)).isCanceled ? [hostId] : [], bell: 'stayDoubted', jobId },
  ],
  'stay canceled': (kit, fact) =>
    bothHear(kit, fact, { bell: 'stayCanceled', mail: 'hiring.stayCanceled', whileIt: 'jobToCancel' }),
  'stay unsure': (kit, fact) =>
    bothHear(kit, fact, { bell: 'stayUnsure', mail: 'hiring.stayUnsure', whileIt: 'jobUnsure' }),
  'stay confirmed': (kit, fact) =>
    bothHear(kit, fact, { bell: 'stayConfirmed', mail: 'hiring.stayConfirmed', whileIt: 'jobCreated' }),
  'stay back': (kit, fact) => bothHear(kit, fact, { bell: 'stayBack', mail: 'hiring.stayBack', whileIt: 'jobCreated' }),
} satisfies Partial<WhoHears>;

interface StayOfJob {
  bookingId: string;
  jobId: string;
  cleanerId: string;
}

interface Told extends Pick<Announcement, 'bell' | 'mail'> {
  /** What holds of the cleaning as long as this is true. */
  whileIt: CleaningReason;
}

/** Host and cleaner, unless the stay has changed again by now or the job is no longer that cleaner's. */
async function bothHear(
  kit: Kit,
  { bookingId, jobId, cleanerId }: StayOfJob,
  { whileIt, ...words }: Told,
): Promise<Announcement[]> {
  const { host, assigned, isHeld } = await peopleOfJob(kit, jobId);
  const [stay] = await kit.db
    .select({ cleaning: calendarBookings.cleaning })
    .from(calendarBookings)
    .where(eq(calendarBookings.id, bookingId));
  const both = [...host, cleanerId];
  const isSo = isHeld && assigned.includes(cleanerId) && stay?.cleaning.code === whileIt;
  return [
    { to: isSo ? both : [], ...words, jobId },
    { to: both, live: ['job'], jobId },
  ];
}
