import type { NotificationKind } from '#contract/notifications.ts';
import type { LiveTopic } from '#contract/topics.ts';
import type { Fact, FactKind, FactOf } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { TextParams } from '#server/platform/translate.ts';
import type { MailWords } from './mail-words.ts';

/** What some people hear of a fact, by one channel or several. It waits in the queue: ids and figures, no names. */
export interface Announcement {
  /** Accounts; `live` also takes a role, for everybody of it. */
  to: readonly string[];
  /** A notification of this kind. Erased accounts get none, and nobody gets two of one fact. */
  bell?: NotificationKind;
  /** A mail in these words. Erased accounts get none, and nobody gets two of one fact. */
  mail?: MailWords;
  /** What their open pages may show differently now. */
  live?: readonly LiveTopic[];
  jobId?: string;
  /** Whom it is about: the bidder, the cleaner who withdrew. */
  personId?: string;
  amountCents?: number;
  /** The review whose reason a mail gives. */
  reviewId?: string;
  /** The background check that a mail explains. */
  checkId?: string;
  /** What else fills the words of a mail. */
  params?: TextParams;
  /** What is announced once, where facts of it are recorded again and again; the fact itself where left out. */
  once?: string;
}

/** The fact that announcements are about. */
export interface Recorded {
  factId: string;
  fact: Fact;
}

export type ChannelName = 'bell' | 'mail' | 'live';
export type For<C extends ChannelName> = Announcement & Required<Pick<Announcement, C>>;

/** Works out who hears of a fact; runs in the worker, some time after the fact. */
export type HeardBy<K extends FactKind> = (kit: Kit, fact: FactOf<K>) => Promise<readonly Announcement[]>;
/** Nobody hears of it, for this reason. */
interface Nobody {
  nobody: string;
}
export type WhoHears = { readonly [K in FactKind]: HeardBy<K> | Nobody };

/** The list of open jobs is another for every cleaner who looks at it. */
export const openJobsChanged: Announcement = { to: ['CLEANER'], live: ['openJobs'] };
