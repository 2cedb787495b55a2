import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Upload } from '#contract/work.ts';
import { users } from '#server/accounts/table.ts';
import { isDatabaseUnavailable } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { keyOfLink, screenKey, thumbnailKey } from '#server/platform/photo-link.ts';
import { transact } from '#server/platform/transact.ts';
import { keepLooks } from './keep-looks.ts';
import { forgetUnfinished } from './parts/unfinished-photo.ts';
import { sealPlace } from './photo-place.ts';
import type { PictureOrigin } from './picture-origin.ts';
import type { Rewritten } from './rewrite-picture.ts';
import { photoPath, removeFiles } from './stored-picture.ts';
import { uploads } from './table.ts';
import { refuseOverQuota, type UploadUse } from './upload-limits.ts';
import { showUpload, uploadSentAs } from './upload-sent-as.ts';

interface Files {
  whole: string;
  screen: string;
  small: string;
  picture: Extract<Rewritten, { refused: null }>;
  /** Its Idempotency-Key, if it has one. */
  sentAs: string | null;
}

/**
 * Puts a rewritten picture into storage under a random name and writes its row, if the account's quota allows it. What
 * was sent in one piece and in parts at the same time is there once.
 */
export async function keepPicture(
  kit: Kit,
  actor: Actor,
  { whole, screen, small, picture, sentAs }: Files,
  uses: readonly UploadUse[],
): Promise<Upload> {
  const storageKey = randomBytes(16).toString('base64url');
  const { width, height, origin } = picture;
  try {
    await kit.storage.putFile(photoPath(storageKey), whole);
    await kit.storage.putFile(photoPath(screenKey(storageKey)), screen);
    await kit.storage.putFile(photoPath(thumbnailKey(storageKey)), small);
    const upload = await transact(kit, async (tx) => {
      // Counted one at a time, so that many uploads at once cannot slip past together.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update');
      const earlier = sentAs ? await uploadSentAs(kit, tx, actor.id, sentAs) : null;
      if (earlier) return earlier;
      await refuseOverQuota(kit, tx, actor.id, uses);
      const row = { id: newId(), width, height, storageKey, ownerId: actor.id, sentAs, createdAt: kit.clock.now() };
      await tx.insert(uploads).values({ ...row, ...originColumns(kit, row.id, origin) });
      const { hash, points } = picture.picture;
      await keepLooks(tx, [{ uploadId: row.id, pictureHash: hash, points }]);
      if (sentAs) await forgetUnfinished(tx, actor.id, sentAs);
      return showUpload(kit, { ...row, takenAt: origin.takenAt });
    });
    if (keyOfLink(upload.photoUrl) !== storageKey) await removeFiles(kit, storageKey);
    return upload;
  } catch (error) {
    // If the database was lost, no one knows whether the row was written: then the files stay.
    if (!isDatabaseUnavailable(error)) await removeFiles(kit, storageKey);
    throw error;
  }
}

const originColumns = ({ sealer }: Kit, id: string, { takenAt, place, madeBy }: PictureOrigin) => ({
  takenAt,
  madeBy,
  placeSealed: place && sealPlace(sealer, id, place),
});
