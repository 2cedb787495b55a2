import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { shareGuestPage } from '#server/proof/guest-page.ts';
import { readyPhotosOf } from '#server/proof/index.ts';

/** A host shares a finished cleaning with the next guest, with the first three of its pictures. */
export async function shareReady(kit: Kit, host: Actor, jobId: string, title: string): Promise<void> {
  const photos = await readyPhotosOf(kit, kit.db, { id: jobId, hostId: host.id });
  const photoIds = photos.slice(0, 3).map(({ id }) => id);
  await shareGuestPage(kit, host, jobId, { title, photoIds, taskIds: [] });
}
