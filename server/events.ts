import { createHash } from 'node:crypto';
import type { Fact, FactKind, FactOf } from './facts.ts';
import type { Chain } from './platform/chain.ts';
import type { Db, Reader } from './platform/db.ts';
import { newId } from './platform/ids.ts';
import type { Tasks } from './platform/tasks.ts';

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
