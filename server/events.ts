import type { Reader } from './platform/db.ts';
import { newId } from './platform/ids.ts';
import type { Tasks } from './platform/tasks.ts';

/** Every fact the product records. Names are in the past tense; they carry ids, never names or texts. */
export type Fact =
  | { kind: 'account created'; userId: string }
  | { kind: 'codes switched off' }
  | { kind: 'property moved'; propertyId: string }
  | { kind: 'job posted'; jobId: string }
  | { kind: 'job changed'; jobId: string; voidedBidIds: string[]; uninvitedIds: string[] }
  | {
      kind: 'job canceled';
      jobId: string;
      cleanerId: string | null;
      by: 'host' | 'admin' | 'clock';
      rejectedBidIds: string[];
    }
  | { kind: 'job expired'; jobId: string }
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
    }
  | { kind: 'cleaner invited'; jobId: string; cleanerId: string }
  | { kind: 'request accepted'; jobId: string; cleanerId: string; rejectedBidIds: string[] }
  | { kind: 'request declined'; jobId: string; cleanerId: string }
  | { kind: 'cleaner withdrew'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  | { kind: 'deadline missed'; jobId: string; cleanerId: string; next: 'backup' | 'reopened' }
  | { kind: 'cleaner confirmed'; jobId: string; cleanerId: string }
  | { kind: 'work started'; jobId: string }
  | { kind: 'work submitted'; jobId: string }
  | { kind: 'job paid'; jobId: string; paymentId: string }
  | { kind: 'payment failed'; paymentId: string }
  | { kind: 'tip paid'; paymentId: string }
  | { kind: 'card saved'; userId: string }
  | { kind: 'review written'; reviewId: string }
  | { kind: 'review moderated'; reviewId: string }
  | { kind: 'background check paid'; userId: string }
  | { kind: 'background check started'; userId: string }
  | { kind: 'background check completed'; userId: string }
  | { kind: 'background check decided'; userId: string }
  /** Recorded daily while the renewal is open. */
  | { kind: 'background check ends'; userId: string; checkId: string };

export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;

/** What follows a fact, after the commit, in the worker; may run twice for one `factId`. */
export type Follower<K extends FactKind> = (fact: FactOf<K>, factId: string) => Promise<void>;
export type Followers = { readonly [K in FactKind]?: readonly Follower<K>[] };

/** Records a fact in the caller's transaction; its followers run after the commit. */
export function record({ tasks }: { tasks: Tasks }, tx: Reader, fact: Fact): Promise<void> {
  return tasks.send(tx, 'fact', { fact, factId: newId() });
}

/** The task that lets each follower of a fact do its part. */
export function factHandler(all: readonly Followers[]) {
  return async ({ fact, factId }: Record<string, unknown>): Promise<void> => {
    const recorded = fact as Fact; // written by record()
    for (const followers of all) {
      const list = (followers[recorded.kind] ?? []) as readonly Follower<FactKind>[];
      for (const follow of list) await follow(recorded, String(factId));
    }
  };
}
