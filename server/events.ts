import { createHash } from 'node:crypto';
import type { CalendarAlarm } from '#contract/calendar-words.ts';
import type { Reminder } from '#contract/reminders.ts';
import type { ContentAction, cleaningTypes, JobSide, WaitingReason } from '#contract/states.ts';
import type { Chain } from './platform/chain.ts';
import type { Db, Reader } from './platform/db.ts';
import { newId } from './platform/ids.ts';
import type { Tasks } from './platform/tasks.ts';

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
    }
  | { kind: 'cleaner invited'; jobId: string; cleanerId: string }
  | { kind: 'request accepted'; jobId: string; cleanerId: string; rejectedBidIds: string[] }
  | { kind: 'request declined'; jobId: string; cleanerId: string }
  | { kind: 'cleaner withdrew'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  | { kind: 'deadline missed'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  /** Suspended while a job was theirs; work that had begun stays with them. */
  | { kind: 'cleaner suspended'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' | 'under way' }
  /** By an admin, before they began. */
  | { kind: 'cleaner taken off'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
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
  /** `takenCents` is what the cleaner's earnings fell by, and the refund says why; without one, the provider itself has refunded it. */
  | {
      kind: 'payment refunded';
      paymentId: string;
      refundedCents: number;
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

/** Facts after which a room has work to do. server/announcements/who-hears says who hears of a fact. */
const followedKinds = [
  ...(['bid placed', 'bid changed', 'report resolved', 'report withdrawn'] as const),
  ...(['message sent', 'review written', 'review rewritten', 'job posted', 'job changed', 'profile changed'] as const),
  ...(['background check paid', 'card saved', 'job paid', 'messages read', 'account suspended'] as const),
  ...(['job canceled', 'work started', 'work submitted', 'cleaner confirmed'] as const),
  ...([
    'cleaner withdrew',
    'cleaner suspended',
    'cleaner taken off',
    'deadline missed',
    'cleaner left over change',
    'helpers chosen',
  ] as const),
] as const satisfies readonly FactKind[];
type FollowedKind = (typeof followedKinds)[number];

/** What a room does after a fact, once that is committed, in the worker; may run twice for one fact. */
type Follower<K extends FollowedKind> = (fact: FactOf<K>) => Promise<void>;
export type Followers = { readonly [K in FollowedKind]?: Follower<K> };

/** The row of a fact that names the job only: kept in the job's record, while equal facts are announced as one. */
type Recorded = Fact & { rowId?: string };

/**
 * Records a fact in the caller's transaction, and in the record of the job that it is about. After the commit it is
 * announced, and apart from that followed. One that says the same as another that still waits is that one. Locks the end
 * of the job's record: call it after taking every other lock.
 */
export async function record(
  { tasks, chain }: { tasks: Tasks; chain: Chain },
  tx: Reader,
  { rowId, ...fact }: Recorded,
): Promise<void> {
  await chain.append(tx, { ...fact, rowId });
  await pass({ tasks }, tx, { fact, factId: newId() });
}

async function pass({ tasks }: { tasks: Tasks }, tx: Reader, recorded: { fact: Fact; factId: string }): Promise<void> {
  const { fact } = recorded;
  const key = createHash('sha256').update(JSON.stringify(fact)).digest('base64url');
  await tasks.send(tx, 'announce-fact', recorded, { key });
  if (followedKinds.some((kind) => kind === fact.kind)) await tasks.send(tx, 'follow-fact', recorded, { key });
}

/** The task `fact`, as an older version recorded all of them: each goes the way it would go today. */
export const factTakenOver =
  (kit: { tasks: Tasks; db: Db }) =>
  ({ fact, factId }: Record<string, unknown>): Promise<void> =>
    kit.db.transaction((tx) => pass(kit, tx, { fact: fact as Fact, factId: String(factId) })); // as it was written then

/** The task that lets each room do its part. */
export function factFollower(rooms: readonly Followers[]) {
  return async ({ fact }: Record<string, unknown>): Promise<void> => {
    const recorded = fact as FactOf<FollowedKind>; // written by record()
    for (const followers of rooms) {
      // the follower that stands under a kind takes its facts
      const follow = followers[recorded.kind] as Follower<FollowedKind> | undefined;
      await follow?.(recorded);
    }
  };
}
