import type { Kit } from '#server/platform/kit.ts';
import { screenKey, thumbnailKey } from '#server/platform/photo-link.ts';

/** Where storage keeps a key's picture: its first two characters are the folder, so that no folder gets too large. */
export const photoPath = (key: string): string => `photos/${key.slice(0, 2)}/${key}`;

/** The bytes behind a key; pictures from before there were copies for screens are given whole. */
export async function pictureAt({ storage }: Pick<Kit, 'storage'>, key: string) {
  const bytes = await storage.get(photoPath(key));
  const [, whole] = /^(.{22})-screen$/.exec(key) ?? [];
  return bytes ?? (whole ? storage.get(photoPath(whole)) : null);
}

/** Removes a picture and its copies from storage, if they exist. */
export async function removeFiles({ storage }: Pick<Kit, 'storage'>, storageKey: string): Promise<void> {
  await storage.remove(photoPath(storageKey));
  await storage.remove(photoPath(screenKey(storageKey)));
  await storage.remove(photoPath(thumbnailKey(storageKey)));
}
