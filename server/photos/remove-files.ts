import type { Kit } from '#server/platform/kit.ts';
import { thumbnailKey } from '#server/platform/photo-link.ts';
import { photoPath } from './photo-path.ts';

/** Removes a picture and its thumbnail from storage, if they exist. */
export async function removeFiles({ storage }: Pick<Kit, 'storage'>, storageKey: string): Promise<void> {
  await storage.remove(photoPath(storageKey));
  await storage.remove(photoPath(thumbnailKey(storageKey)));
}
