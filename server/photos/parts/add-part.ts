import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { append, beginOrGoOn } from './unfinished-photo.ts';

interface Part {
  key: string;
  offset: number;
  /** What was sent, as it came. */
  body: unknown;
}

/** Takes the bytes that come next of a photo; any others are refused, with where it goes on. */
export async function addPart(kit: Kit, actor: Actor, { key, offset, body }: Part): Promise<{ received: number }> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalidInput({ file: 'photoEmpty' });
  return transact(kit, async (tx) => {
    const photo = await beginOrGoOn(kit, tx, actor.id, key);
    if (photo.received !== offset) throw goesOnAt(photo.received);
    return { received: await append(kit, tx, photo, body) };
  });
}

export const goesOnAt = (received: number): Refusal =>
  new Refusal('stale', 'These are not the bytes that come next.', { extra: { received } });
