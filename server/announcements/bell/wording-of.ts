import type { NoticeRow } from './notice-row.ts';

interface Offered {
  job: Pick<NonNullable<NoticeRow['job']>, 'offeredChange'> | null;
}

/** When the cleaning would begin, as long as the other time waits for an answer. */
export const offeredStart = ({ job }: Offered): string | null =>
  job?.offeredChange?.agreedAt === null ? (job.offeredChange.times?.after.startTime ?? null) : null;

/** These name the home, where it is about one. */
const aboutRefund: ReadonlySet<NoticeRow['notice']['kind']> = new Set(['refunded', 'refundDeclined', 'refundExpired']);

type Wording =
  | 'text'
  | ('hostText' | 'cleanerText' | 'helperText')
  | ('namedText' | 'lateText' | 'severalText' | 'firstText')
  | ('receivesText' | 'firstReceivesText');

/** What these say of bids means nothing to who only helps. */
const aboutBidding: ReadonlySet<NoticeRow['notice']['kind']> = new Set(['checkPassed', 'checkApproved', 'checkEnds']);

/** These name who is at work, but for those from before it was said. */
export const aboutWork: ReadonlySet<NoticeRow['notice']['kind']> = new Set([
  ...(['workStarted', 'workSubmitted', 'guestStillHere', 'noAccess'] as const),
]);

/** Which of its texts a notification has: some differ by who reads them, or by what is still known. */
export function wordingOf({ notice, job, feed, search }: NoticeRow, { helperOnly }: { helperOnly: boolean }): Wording {
  if (helperOnly && aboutBidding.has(notice.kind)) return 'helperText';
  if (notice.kind === 'stayMoved' && offeredStart({ job }))
    return notice.recipientId === job?.hostId ? 'hostText' : 'cleanerText';
  if (notice.kind === 'jobTomorrow') return isTheirs({ notice, job }) ? 'cleanerText' : 'text';
  // those from before it was said have neither
  if (notice.kind === 'invited' && !(notice.personId && notice.amountCents !== null)) return 'text';
  // those from before told the host's price, which is also what whoever pays no fee receives
  if (notice.kind === 'invited' && notice.amountCents !== job?.payoutCents)
    return job?.openToAllAt ? 'firstReceivesText' : 'receivesText';
  if (notice.kind === 'invited') return job?.openToAllAt ? 'firstText' : 'namedText';
  if (aboutWork.has(notice.kind)) return notice.personId && notice.amountCents !== null ? 'namedText' : 'text';
  if (aboutRefund.has(notice.kind)) return job?.place ? 'namedText' : 'text';
  if (notice.kind === 'jobFound') return search ? 'namedText' : 'text';
  if (notice.kind === 'helperComes') return job && job.helpers.length > 1 ? 'severalText' : 'text';
  if (notice.kind === 'jobCanceled' && notice.amountCents !== null) return 'lateText';
  return notice.kind === 'calendarNeedsYou' && notice.alarm && feed?.place ? 'namedText' : 'text';
}

/** Whoever no longer has the job reads no street in what they were once told of it. */
const isTheirs = ({ notice, job }: Pick<NoticeRow, 'notice' | 'job'>): boolean =>
  job?.status === 'ASSIGNED' && job.cleanerId === notice.recipientId;
