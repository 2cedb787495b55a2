import { open } from 'node:fs/promises';
import { uploadPartBytes } from '#contract/photo-limits.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { append, beginOrGoOn } from './unfinished-photo.ts';

/** Keeps what has arrived at `path` of a photo that was cut off, so that the rest can follow in parts. */
export async function keepArrived(kit: Kit, actor: Actor, key: string, path: string): Promise<void> {
  const file = await open(path).catch(() => null);
  if (!file) return; // cut off before its first byte
  try {
    const keep = transact(
      kit,
      async (tx) => {
        let photo = await beginOrGoOn(kit, tx, actor.id, key);
        for (;;) {
          const { buffer, bytesRead } = await file.read(
            Buffer.alloc(uploadPartBytes),
            0,
            uploadPartBytes,
            photo.received,
          );
          if (bytesRead === 0) return;
          photo = { ...photo, received: await append(kit, tx, photo, buffer.subarray(0, bytesRead)) };
        }
      },
      // the photo itself is still to come
      { keyed: false },
    );
    await keep;
  } finally {
    await file.close();
  }
}
