import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#contract/work.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Actor, personOf } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { intakeOf } from './intake.ts';
import { keepPicture } from './keep-picture.ts';
import { refuseNoPicture } from './refuse-no-picture.ts';
import { refuseOverQuota, type UploadUse } from './upload-limits.ts';

/**
 * What other rooms provide: where someone lives, because cameras without a zone show that place's time, and which
 * pictures are in use.
 */
export interface UploadFacts {
  timeZoneOf: (reader: Reader, ownerId: string) => Promise<string | null>;
  uses: readonly UploadUse[];
}

interface Sending {
  /** How many to expect. */
  bytes: number;
  /** Its Idempotency-Key, if it has one. */
  sentAs: string | null;
  /** Writes what was sent, in one piece or in parts, to a path. */
  write: (path: string) => Promise<void>;
}

/**
 * Takes a picture in, rewritten and under a random name; it is not on a job yet. Until it is stored it
 * exists only on disk, in a folder that is removed afterwards: none of it is ever held in this process's memory.
 */
export async function takeIn(
  kit: Kit,
  actor: Actor,
  request: FastifyRequest,
  { bytes, sentAs, write }: Sending,
  facts: UploadFacts,
): Promise<Upload> {
  const intake = intakeOf(kit);
  return intake.slots.hold(personOf(actor), bytes, async () => {
    await refuseOverQuota(kit, kit.db, actor.id, facts.uses);
    const timeZone = (await facts.timeZoneOf(kit.db, actor.id)) ?? 'UTC';
    return intake.incoming.lend(async (folder) => {
      const order = { ...filesIn(folder), timeZone };
      await write(order.sent);
      await refuseNoPicture(order.sent);
      const picture = await intake.rewrite(actor.id, order, () => !request.raw.socket.destroyed);
      if (picture.refused) throw invalidInput({ file: picture.refused });
      return keepPicture(kit, actor, { picture, sentAs, ...order }, facts.uses);
    });
  });
}

const filesIn = (folder: string) => ({
  sent: join(folder, 'sent'),
  whole: join(folder, 'whole.jpg'),
  screen: join(folder, 'screen.jpg'),
  small: join(folder, 'small.jpg'),
});
