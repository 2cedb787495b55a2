import type { Kit } from '#server/platform/kit.ts';
import { thumbnailKey } from '#server/platform/photo-link.ts';

/** Where storage keeps a key's picture: its first two characters are the folder, so that no folder gets too large. */
export const photoPath = (key: string): string => `photos/${key.slice(0, 2)}/${key}`;

/** Removes a picture and its thumbnail from storage, if they exist. */
export async function removeFiles({ storage }: Pick<Kit, 'storage'>, storageKey: string): Promise<void> {
  await storage.remove(photoPath(storageKey));
  await storage.remove(photoPath(thumbnailKey(storageKey)));
}
