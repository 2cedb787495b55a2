import type { CalendarAlarm } from '#contract/calendar-words.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { ContentReason } from '#contract/states.ts';
import type { LiveTopic } from '#contract/topics.ts';
import type { Fact, FactKind, FactOf, JobDifference } from '#server/facts.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { TextParams } from '#server/platform/translate.ts';
import type { MailWords } from '../mails/mail-words.ts';

/** How some people are notified of a fact, by one or more channels. It waits in a queue: ids and figures, no names. */
export interface Announcement {
  /** Account ids; `live` also takes a role, for everyone who has it. */
  to: readonly string[];
  /** A notification of this kind. Erased accounts get none, and no one gets two for one fact. */
  bell?: NotificationKind;
  /** A mail with these words. Erased accounts get none, and no one gets two for one fact. */
  mail?: MailWords;
  /** What a mail without its bell is about: the kind whose switch, quiet hours and unsubscribe link are its own. */
  mailKind?: NotificationKind;
  /** The mail waits until the pause between mails is over, and goes only if there is still something to say. */
  later?: boolean;
  /** The mail waits for the full hour and goes with whatever else waits for it: what comes in numbers and can wait. */
  gathered?: boolean;
  /** What their open pages may now show differently. */
  live?: readonly LiveTopic[];
  jobId?: string;
  /** The person it is about: the bidder, the cleaner who withdrew. */
  personId?: string;
  amountCents?: number;
  /** What of the job a mail says is another now. */
  difference?: JobDifference;
  /** The calendar that asks, and why. */
  integrationId?: string;
  alarm?: CalendarAlarm;
  /** What was wrong with what they wrote or showed. */
  about?: ContentReason;
  /** The report whose words the mail quotes to their author. */
  reportId?: string;
  /** The saved search that found the job. */
  searchId?: string;
  /** The review whose rejection reason the mail gives. */
  reviewId?: string;
  /** The background check that a mail explains. */
  checkId?: string;
  /** The account that a mail is about: why it is suspended. */
  accountId?: string;
  /** The refund that waits for a second admin, with who asks, why and until when; or that none confirmed, and why not. */
  proposalId?: string;
  /** The payment that a mail is the receipt for. */
  receiptFor?: string;
  /** The host for whom its readers look after the home: where it leads, they act for that host. */
  forHost?: string;
  /** Further values for the words of a mail. */
  params?: TextParams;
  /** Announced once per key where the same fact is recorded repeatedly; the fact's own id if left out. */
  once?: string;
}

/** The fact that announcements are about. */
export interface Recorded {
  factId: string;
  fact: Fact;
}

export type ChannelName = 'bell' | 'mail' | 'live';
export type For<C extends ChannelName> = Announcement & Required<Pick<Announcement, C>>;

/**
 * Works out who is notified of a fact; runs in the worker, some time after the fact, and `again` where a mail that
 * waited is written.
 */
export type HeardBy<K extends FactKind> = (
  kit: Kit,
  fact: FactOf<K>,
  again: boolean,
) => Promise<readonly Announcement[]>;
/** No one is notified, for this reason. */
interface Nobody {
  nobody: string;
}
export type WhoHears = { readonly [K in FactKind]: HeardBy<K> | Nobody };

/** The list of open jobs differs for every cleaner who looks at it; of one that is open no more its own page tells, too. */
export const openJobsChanged = (jobId?: string): Announcement => ({
  to: ['CLEANER'],
  live: ['openJobs'],
  ...(jobId && { jobId }),
});
