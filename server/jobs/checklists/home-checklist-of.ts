import { asc, eq } from 'drizzle-orm';
import type { HomeChecklist } from '#contract/home-checklist.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { homeTasks } from '../table.ts';

/** A home's own list, in order. Each save writes every row anew, so the first one's id says which save it is. */
export async function homeChecklistOf(kit: Kit, reader: Reader, propertyId: string): Promise<HomeChecklist> {
  const rows = await reader
    .select({ task: homeTasks, storageKey: uploads.storageKey })
    .from(homeTasks)
    .leftJoin(uploads, eq(uploads.id, homeTasks.uploadId))
    .where(eq(homeTasks.propertyId, propertyId))
    .orderBy(asc(homeTasks.position));
  return {
    version: rows[0]?.task.id ?? null,
    tasks: rows.map(({ task: { id, name, room, required, templateKey, note }, storageKey }) => ({
      ...{ id, name, room, required, templateKey, note },
      photo: storageKey ? photoLinks(kit, storageKey) : null,
    })),
  };
}
