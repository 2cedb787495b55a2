import { uploads } from '#server/photos/table.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';

/** A picture somebody has uploaded, without its file. */
export async function anUpload(
  { kit }: House,
  { id: ownerId }: { id: string },
): Promise<{ id: string; photoUrl: string }> {
  const storageKey = newId().replaceAll('-', '').slice(10);
  const row = { id: newId(), ownerId, storageKey, width: 10, height: 10, createdAt: kit.clock.now() };
  await kit.db.insert(uploads).values(row);
  return { id: row.id, photoUrl: `/photos/${storageKey}` };
}
