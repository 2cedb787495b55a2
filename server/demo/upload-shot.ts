import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPicture } from '#server/photos/keep-picture.ts';
import { type PhoneShot, writePhoneShot } from '#server/photos/phone-shot.ts';
import { rewritePicture } from '#server/photos/rewrite-picture.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';

/** A picture goes the way of every upload: decoded, rewritten, kept. Its link. */
export async function uploadShot(kit: Kit, owner: Actor, shot: PhoneShot, timeZone: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'freshkey-demo-'));
  const [sent, whole, screen, small] = [
    join(folder, 'sent.jpg'),
    join(folder, 'whole.jpg'),
    join(folder, 'screen.jpg'),
    join(folder, 'small.jpg'),
  ];
  try {
    await writePhoneShot(sent, shot);
    const picture = await rewritePicture({ sent, whole, screen, small, timeZone });
    if (picture.refused) throw new Error(`a picture is refused: ${picture.refused}`);
    const { photoUrl } = await keepPicture(kit, owner, { whole, screen, small, picture, sentAs: null }, []);
    return photoUrl;
  } finally {
    await rm(folder, { recursive: true });
  }
}
