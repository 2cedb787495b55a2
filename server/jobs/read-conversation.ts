import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, jobNotFound, Refusal } from '#server/platform/refusal.ts';
import { refusalOf } from './ask-abilities.ts';
import type { JobView } from './job-view.ts';
import { holdJob } from './lock-job.ts';
import { type JobViewer, type Relation, relationTo, viewersOf } from './people.ts';
import { readSeenJob } from './show-job.ts';

/** What a job's host and one cleaner have to say to each other. */
export interface Conversation {
  view: JobView;
  hostId: string;
  cleanerId: string;
  /** Whether the cleaner has something to do with the job now; if not, only what was written stays readable. */
  belongs: boolean;
  /** Why the caller may not write now; null if they may. */
  refusal: Refusal | null;
}

interface Wanted {
  jobId: string;
  /** Of a host: the cleaner; by default the assigned one. */
  cleanerId?: string | undefined;
}

/**
 * The conversation that a host or a cleaner means. 404 for a host whose job it is not and for a cleaner who means
 * somebody else's; 400 for a host who must say with whom.
 */
export async function readConversation(
  { clock }: Pick<Kit, 'clock'>,
  reader: Reader,
  actor: Actor,
  { jobId, cleanerId }: Wanted,
): Promise<Conversation> {
  const now = clock.now();
  const seen = await readSeenJob(reader, actor, jobId, now);
  if (!seen) throw jobNotFound();
  const { view, viewer } = seen;
  const with_ =
    actor.role === 'CLEANER' ? await ownPart(viewer, cleanerId) : await partOf(reader, seen, cleanerId, now);
  const { job } = view;
  const theirs = refusalOf(job, with_, 'message', now);
  // to a bidder: whether the assigned cleaner is still there does not matter
  const host = { ...viewer, otherGone: await isGone(reader, with_.id) };
  return {
    view,
    hostId: job.hostId,
    cleanerId: with_.id,
    belongs: isPartOf(relationTo(job, with_)),
    refusal: actor.role === 'CLEANER' ? theirs : (refusalOf(job, host, 'message', now) ?? toHost(theirs, with_)),
  };
}

/** The same, with the job kept as it is until the transaction ends: no one is hired meanwhile, nor blocked before the work. */
export async function holdConversation(kit: Pick<Kit, 'clock'>, tx: Tx, actor: Actor, wanted: Wanted) {
  await holdJob(tx, wanted.jobId);
  return readConversation(kit, tx, actor, wanted);
}

async function ownPart(viewer: JobViewer, cleanerId: string | undefined): Promise<JobViewer> {
  if (cleanerId !== undefined && cleanerId !== viewer.id) throw jobNotFound();
  return viewer;
}

async function partOf(
  reader: Reader,
  { view: { job }, viewer }: { view: JobView; viewer: JobViewer },
  wanted: string | undefined,
  now: Date,
): Promise<JobViewer> {
  if (relationTo(job, viewer) !== 'host') throw jobNotFound();
  const id = wanted ?? job.cleanerId;
  if (!id) throw invalidInput({ cleanerId: 'required' });
  const cleaner = (await viewersOf(reader, { id, role: 'CLEANER' }, [job.id], now)).get(job.id);
  if (!cleaner) throw jobNotFound();
  return cleaner;
}

async function isGone(reader: Reader, id: string): Promise<boolean> {
  const [other] = await reader.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, id));
  return other?.erasedAt != null;
}

/** Who comes along as a helper has nothing to write about: the cleaner speaks with the host. */
const isPartOf = (relation: Relation): boolean => relation !== null && relation !== 'helper';

/** A host knows whom they have blocked. */
const toHost = (refusal: Refusal | null, { blocked }: JobViewer): Refusal | null =>
  refusal && blocked ? new Refusal('blocked', 'You’ve blocked this cleaner. Unblock them to write to them.') : refusal;
