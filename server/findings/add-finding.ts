import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { addFinding as call, Finding } from '#contract/findings.ts';
import { findingsPerJob } from '#contract/terms.ts';
import { record } from '#server/events.ts';
import type { FactKind } from '#server/facts.ts';
import { lockJobOf, require, taskOf } from '#server/jobs/index.ts';
import { forgetPlaces, ownUploads } from '#server/photos/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { doneAt, type PhoneTime } from '#server/platform/phone-time.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { noteSupplyNamed } from '#server/properties/index.ts';
import { oneFinding } from './findings-of.ts';
import { findingPhotos, findings } from './table.ts';

type Sent = BodyOf<typeof call> & Pick<PhoneTime, 'phoneNow'>;

const factOf = { damage: 'damage found', supply: 'supply low', note: 'note left' } as const satisfies Record<
  Finding['kind'],
  FactKind
>;

/** The cleaner lets the host know what they found. What a phone sends twice, even days apart, is there once. */
export const addFinding = (kit: Kit, actor: Actor, jobId: string, sent: Sent): Promise<Finding> =>
  transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, jobId, 'addFindings');
    const before = await sentBefore(tx, jobId, sent.sentAs);
    if (before) return oneFinding(kit, tx, before);
    const uploadIds = await ownUploads(tx, actor, sent.photoUrls ?? []);
    const now = kit.clock.now();
    require(job, viewer, 'addFindings', now);
    await refuseMore(tx, jobId);
    const { kind, note, room, sentAs } = sent;
    const [id, foundAt] = [newId(), doneAt(sent, now, job.startedAt)];
    const item = kind === 'note' ? null : sent.item;
    const taskId = await taskOf(tx, jobId, sent.taskId);
    const row = { id, jobId, finderId: actor.id, kind, item, note: note?.trim() || null, room, taskId };
    await tx.insert(findings).values({ ...row, sentAs, foundAt });
    await showIn(tx, id, uploadIds);
    if (kind === 'supply' && item) await noteSupplyNamed(tx, { propertyId: job.propertyId, name: item, now });
    await record(kit, tx, { kind: factOf[kind], jobId, rowId: id });
    return oneFinding(kit, tx, id);
  });

async function sentBefore(tx: Tx, jobId: string, sentAs: string | undefined): Promise<string | null> {
  if (!sentAs) return null;
  const isIt = and(eq(findings.jobId, jobId), eq(findings.sentAs, sentAs));
  const [found] = await tx.select({ id: findings.id }).from(findings).where(isIt);
  return found?.id ?? null;
}

/** Its photos count towards no other limit. */
async function refuseMore(tx: Tx, jobId: string): Promise<void> {
  if ((await tx.$count(findings, eq(findings.jobId, jobId))) >= findingsPerJob)
    throw new Refusal('too_many', `You can report up to ${findingsPerJob} things to the host on one job.`);
}

async function showIn(tx: Tx, findingId: string, uploadIds: readonly string[]): Promise<void> {
  // where it was taken is the home, which its host knows
  await forgetPlaces(tx, uploadIds);
  const rows = uploadIds.map((uploadId, position) => ({ findingId, uploadId, position }));
  if (rows.length > 0) await tx.insert(findingPhotos).values(rows);
}
