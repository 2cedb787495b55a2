import type { CalendarAlarm } from '#contract/calendar-words.ts';
import type { Reminder } from '#contract/reminders.ts';
import type { ContentAction, cleaningTypes, JobSide, WaitingReason } from '#contract/states.ts';

interface Both<Value> {
  before: Value;
  after: Value;
}

/** What of a job’s offer was changed; the moments are ISO 8601. */
export interface JobDifference {
  startTime?: Both<string>;
  endTime?: Both<string>;
  payoutCents?: Both<number>;
  cleaningType?: Both<(typeof cleaningTypes)[number]>;
  tasks?: boolean;
  place?: boolean;
}

/** Every fact the product records. Names are in the past tense; they carry ids, never names or texts. */
export type Fact =
  | { kind: 'account created'; userId: string }
  | { kind: 'account suspended'; userId: string }
  | { kind: 'account restored'; userId: string }
  | { kind: 'codes switched off'; wrongCodes: number; until: string }
  | { kind: 'job posted'; jobId: string }
  | {
      kind: 'job changed';
      jobId: string;
      voidedBidIds: string[];
      uninvitedIds: string[];
      /** What of the offer is another now, where bids or invitations are void. */
      difference?: JobDifference;
    }
  | {
      kind: 'job canceled';
      jobId: string;
      cleanerId: string | null;
      by: 'host' | 'admin' | 'clock';
      rejectedBidIds: string[];
      /** Those among them whose cleaners were backups. */
      standbyBidIds?: string[];
    }
  /** Everybody may bid now on a job that was for invited cleaners first. */
  | { kind: 'job opened to all'; jobId: string; by: 'host' | 'clock' | 'nobody left' }
  | { kind: 'job reopened'; jobId: string; restoredBidIds: string[] }
  | { kind: 'bid placed'; jobId: string; bidId: string }
  | { kind: 'bid changed'; jobId: string; bidId: string }
  | { kind: 'bid withdrawn'; jobId: string; bidId: string }
  | {
      kind: 'bid accepted';
      jobId: string;
      bidId: string;
      cleanerId: string;
      rejectedBidIds: string[];
      /** True where a backup took over from somebody else. */
      promoted: boolean;
      /** True where the host’s rule accepted it, without asking them. */
      byRule?: boolean;
      /** True where an admin took the job from the cleaner before. */
      byAdmin?: boolean;
    }
  | { kind: 'cleaner invited'; jobId: string; cleanerId: string }
  | { kind: 'request accepted'; jobId: string; cleanerId: string; rejectedBidIds: string[] }
  | { kind: 'request declined'; jobId: string; cleanerId: string }
  | { kind: 'cleaner withdrew'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  | { kind: 'deadline missed'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  /** Suspended while a job was theirs; work that had begun stays with them. */
  | { kind: 'cleaner suspended'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' | 'under way' }
  /** By an admin, before they began; what the host was to pay until then. */
  | {
      kind: 'cleaner taken off';
      jobId: string;
      cleanerId: string;
      next: 'backup' | 'reopened';
      beforeCents?: number;
    }
  | { kind: 'place changed'; jobId: string; cleanerId: string; changeId: string }
  | { kind: 'place change taken back'; jobId: string; cleanerId: string }
  | { kind: 'place change accepted'; jobId: string; cleanerId: string }
  | { kind: 'cleaner left over change'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  | { kind: 'cleaner confirmed'; jobId: string; cleanerId: string }
  /** The cleaner has looked at how to get in. */
  | { kind: 'access seen'; jobId: string }
  /** Who comes along with the cleaner: each change of it. */
  | { kind: 'helpers chosen'; jobId: string; cleanerId: string; added: string[]; removed: string[] }
  | { kind: 'helper accepted'; cleanerId: string; helperId: string }
  | { kind: 'helper left'; cleanerId: string; helperId: string; by: 'cleaner' | 'helper' }
  /** Who looks after a host’s homes with them. */
  | { kind: 'member accepted'; hostId: string; memberId: string }
  | { kind: 'member changed'; hostId: string; memberId: string }
  | { kind: 'member left'; hostId: string; memberId: string; by: 'host' | 'member' }
  | { kind: 'work started'; jobId: string }
  | { kind: 'task marked'; jobId: string }
  | { kind: 'photo added'; jobId: string }
  /** What the cleaner found in the home, for its host to know. */
  | { kind: 'damage found'; jobId: string }
  | { kind: 'supply low'; jobId: string }
  | { kind: 'note left'; jobId: string }
  | { kind: 'work submitted'; jobId: string }
  /** The cleaner is at the door and cannot begin. */
  // without `alarm` they were recorded before there was a limit to alarms: that one waits is one, that it is over none;
  // `since` tells one wait at a door from another, and was not recorded at first
  | { kind: 'cleaner waits'; jobId: string; reason: WaitingReason; since?: string; alarm?: boolean }
  | { kind: 'waiting ended'; jobId: string; since?: string; alarm?: boolean }
  | { kind: 'could not clean'; jobId: string }
  /** A check-out moved after its job was taken: the new time is offered, unless the work has begun. */
  | { kind: 'stay moved'; jobId: string; cleanerId: string; changeId: string | null }
  /** The host keeps the time all the same. */
  | { kind: 'time kept'; jobId: string; cleanerId: string }
  /** A stay is gone whose job was taken. */
  | { kind: 'stay canceled'; bookingId: string; jobId: string; cleanerId: string }
  /** It is no longer confirmed. */
  | { kind: 'stay unsure'; bookingId: string; jobId: string; cleanerId: string }
  | { kind: 'stay confirmed'; bookingId: string; jobId: string; cleanerId: string }
  /** It is there again, and so is the reason for the job. */
  | { kind: 'stay back'; bookingId: string; jobId: string; cleanerId: string }
  /** A feed that was read by itself no longer has a stay, and its open job was canceled. */
  | { kind: 'stay gone'; hostId: string; jobId: string }
  /** A stay is no longer confirmed, and its open job was canceled without its host. */
  | { kind: 'stay doubted'; hostId: string; jobId: string }
  | { kind: 'calendar changed'; hostId: string; propertyId: string }
  /** A private calendar was read: its busy times or how it is doing. */
  | { kind: 'busy calendar read'; cleanerId: string }
  | { kind: 'calendar needs you'; hostId: string; integrationId: string; alarm: CalendarAlarm }
  /** Without a payment where a report was resolved with nothing. */
  | { kind: 'job paid'; jobId: string; paymentId: string | null; releasedBidIds: string[] }
  | { kind: 'job reported'; jobId: string }
  /** The rule table has made its proposal: after the cleaner's answer, or because their time has passed. */
  | { kind: 'proposal made'; jobId: string; after: 'answer' | 'silence' }
  | { kind: 'proposal accepted'; jobId: string; by: JobSide }
  | { kind: 'report escalated'; jobId: string; by: JobSide }
  | { kind: 'report resolved'; jobId: string }
  | { kind: 'report withdrawn'; jobId: string }
  | { kind: 'payment failed'; paymentId: string }
  | { kind: 'tip paid'; paymentId: string }
  /** Somebody whom a cleaner brought in has completed a first job. */
  | { kind: 'credits earned'; userId: string; referredId: string }
  | { kind: 'card saved'; userId: string }
  /** Pay for a late cancellation, or for waiting, or what was paid again after a chargeback. */
  | { kind: 'extra pay paid'; paymentId: string }
  /** `refundedCents` is all that went back of the payment, `backCents` what went back now, `takenCents` what the cleaner's earnings fell by, and the refund says why; without one, the provider itself has refunded it. */
  | {
      kind: 'payment refunded';
      paymentId: string;
      refundedCents: number;
      backCents?: number;
      takenCents?: number;
      refundId?: string | null;
    }
  /** The card could not take what was given back. */
  | { kind: 'refund returned'; paymentId: string; amountCents: number }
  /** It takes a second admin: one has declined it, whoever asked has taken it back, or nobody has decided in time. */
  | { kind: 'refund proposed'; paymentId: string; proposalId: string; amountCents: number }
  | { kind: 'refund not confirmed'; paymentId: string; proposalId: string; amountCents: number }
  /** The provider did not make a refund that no admin waits for. */
  | { kind: 'refund refused'; paymentId: string; amountCents: number }
  | { kind: 'payment charged back'; paymentId: string; amountCents: number }
  | { kind: 'chargeback given up'; paymentId: string; amountCents: number }
  | { kind: 'payout begun'; payoutId: string }
  | { kind: 'payout paid'; payoutId: string }
  | { kind: 'payout failed'; payoutId: string }
  | { kind: 'payout held'; payoutId: string }
  | { kind: 'payout released'; payoutId: string }
  /** Of a person, until they are let go: weekly and instant ones. */
  | { kind: 'payouts held'; userId: string }
  | { kind: 'payouts let go'; userId: string }
  | { kind: 'payout account changed'; userId: string }
  | { kind: 'review written'; reviewId: string }
  | { kind: 'review rewritten'; reviewId: string; wasRejected: boolean }
  | { kind: 'review moderated'; reviewId: string }
  | { kind: 'message sent'; messageId: string }
  /** What this author wrote in a job's conversation has been read. */
  | { kind: 'messages read'; jobId: string; readerId: string; authorId: string }
  /** Something that a person wrote or showed: by another person, by the rules. */
  | { kind: 'content reported'; reportId: string }
  | { kind: 'content flagged'; reportId: string }
  | { kind: 'content report closed'; reportId: string }
  /** What was decided is taken back; `shownAgain` where it had been removed and is back. */
  | { kind: 'content report reopened'; reportId: string; undone: ContentAction; shownAgain: boolean }
  /** What a cleaner says about themselves. */
  | { kind: 'profile changed'; userId: string }
  | { kind: 'background check paid'; userId: string }
  | { kind: 'background check started'; userId: string }
  | { kind: 'background check completed'; userId: string }
  | { kind: 'background check decided'; userId: string }
  | { kind: 'background check reopened'; userId: string; checkId: string }
  /** Another name, date of birth or SSN than what was cleared. */
  | { kind: 'identity changed'; userId: string; checkId: string }
  /** Something that nobody did: a time has come. Recorded once for each thing. */
  | { kind: 'reminder due'; reminder: Reminder; userId: string; jobId: string | null }
  /** Recorded daily while the renewal is open. */
  | { kind: 'background check ends'; userId: string; checkId: string };

export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;
