import { asc, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { HomeChecklist, saveHomeChecklist as saveCall } from '#contract/home-checklist.ts';
import { knownTasks } from '#contract/home-template.ts';
import { forgetPlaces, ownUploadIds } from '#server/photos/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockProperty } from '#server/properties/index.ts';
import { homeTasks } from '../table.ts';
import { homeChecklistOf } from './home-checklist-of.ts';
import { renewOpenChecklists } from './renew-open-checklists.ts';

type Sent = BodyOf<typeof saveCall>;

/**
 * A host replaces the checklist of their home. Open jobs get it too, unless somebody has bid on the work as it was; what
 * a cleaner has taken keeps its list. Whoever saves over a list that they have not seen is told, and nothing of it is lost.
 */
export const saveHomeChecklist = (
  kit: Kit,
  actor: Actor,
  propertyId: string,
  { version, tasks }: Sent,
): Promise<HomeChecklist> =>
  transact(kit, async (tx) => {
    if (!(await lockProperty(tx, actor.id, propertyId))) throw notFound('Property not found.');
    if ((await versionOf(tx, propertyId)) !== version)
      throw new Refusal('stale', 'Someone else has just changed this checklist. Look at it again before you save.');
    const photos = await ownUploadIds(
      tx,
      actor,
      tasks.flatMap(({ photoUrl }) => photoUrl ?? []),
    );
    await forgetHomeChecklist(tx, propertyId);
    const rows = tasks.map(({ photoUrl, ...task }, position) => ({
      ...task,
      // named by its key, so that it reads the same wherever it is stored
      name: knownTasks.get(task.templateKey ?? '') ?? task.name,
      ...{ id: newId(), propertyId, position },
      uploadId: photoUrl ? uploadAt(photos, photoUrl, position) : null,
    }));
    if (rows.length > 0) await tx.insert(homeTasks).values(rows);
    await forgetPlaces(tx, [...photos.values()]);
    await renewOpenChecklists(kit, tx, propertyId);
    return homeChecklistOf(kit, tx, propertyId);
  });

function uploadAt(photos: ReadonlyMap<string, string>, photoUrl: string, position: number): string {
  const found = photos.get(photoUrl);
  if (!found) throw invalidInput({ [`tasks.${position}.photoUrl`]: 'photoUrl' });
  return found;
}

async function versionOf(tx: Tx, propertyId: string): Promise<string | null> {
  const [first] = await tx
    .select({ id: homeTasks.id })
    .from(homeTasks)
    .where(eq(homeTasks.propertyId, propertyId))
    .orderBy(asc(homeTasks.position))
    .limit(1);
  return first?.id ?? null;
}

/** A home has no list of its own any more. What its jobs were posted with stays. */
export async function forgetHomeChecklist(tx: Tx, propertyId: string): Promise<void> {
  await tx.delete(homeTasks).where(eq(homeTasks.propertyId, propertyId));
}
