import { and, count, eq, gt, min, not, or, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { photosPerJob, unusedUploadsPerDay, uploadBytes } from '#contract/photo-limits.ts';
import { sentenceOf } from '#contract/validation.ts';
import { day, plus, second } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { uploads } from './table.ts';

// How much may come in: by one picture, at the same time, and in a day.

/** More than any form needs besides its one file. */
const aroundTheFile = 100_000;

/** How many bytes to expect. A body that declares itself too large is refused before it arrives. */
export function expectedBytes({ headers }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? uploadBytes);
  if (declared > uploadBytes + aroundTheFile) throw tooLarge();
  return Math.min(declared, uploadBytes);
}

export const tooLarge = (): Refusal =>
  new Refusal('payload_too_large', sentenceOf({ code: 'photoBytes' }), { fields: { file: { code: 'photoBytes' } } });

const megabyte = 1024 * 1024;
// Waiting uploads are on disk. An account may send a whole job's photos at once, as large as phones take them.
const limits = { pictures: photosPerJob, bytesOfAccount: 90 * megabyte, bytes: 512 * megabyte };

interface Held {
  pictures: number;
  bytes: number;
}
const nothing: Held = { pictures: 0, bytes: 0 };

/** What one web process is taking in, by account: being received, waiting or being decoded. */
export class UploadSlots {
  readonly #held = new Map<string, Held>();

  /** Does one upload's work, or refuses: 429 if the account has too much in progress, 503 if everyone together has. */
  async hold<Result>(account: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    this.#refusePast(account, bytes);
    this.#add(account, 1, bytes);
    try {
      return await work();
    } finally {
      this.#add(account, -1, -bytes);
    }
  }

  #refusePast(account: string, bytes: number): void {
    const own = this.#held.get(account) ?? nothing;
    const all = [...this.#held.values()].reduce((sum, held) => sum + held.bytes, 0);
    if (own.pictures >= limits.pictures || own.bytes + bytes > limits.bytesOfAccount)
      throw tooManyPhotos('photoQueue', 10);
    if (all + bytes > limits.bytes)
      throw new Refusal(
        'unavailable',
        'Too many photos are coming in right now. Nothing was saved; please try again.',
        {
          headers: { 'retry-after': '5' },
        },
      );
  }

  #add(account: string, pictures: number, bytes: number): void {
    const own = this.#held.get(account) ?? nothing;
    const held = { pictures: own.pictures + pictures, bytes: own.bytes + bytes };
    if (held.pictures === 0) this.#held.delete(account);
    else this.#held.set(account, held);
  }
}

/** Whether an upload is in use; each room that shows pictures provides one. */
export type UploadUse = (upload: Pick<typeof uploads, 'id' | 'storageKey'>) => SQL;

/** Refuses with 429 an account with too many unused pictures from the last 24 hours, until the oldest is gone. */
export async function refuseOverQuota(
  { clock }: Pick<Kit, 'clock'>,
  reader: Reader,
  ownerId: string,
  uses: readonly UploadUse[],
): Promise<void> {
  const isUsed = or(...uses.map((use) => use(uploads)));
  const dayAgo = plus(clock.now(), -day);
  const [unused] = await reader
    .select({ pictures: count(), oldest: min(uploads.createdAt) })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), gt(uploads.createdAt, dayAgo), isUsed && not(isUsed)));
  if (!unused?.oldest || unused.pictures < unusedUploadsPerDay) return;
  throw tooManyPhotos('photoQuota', (unused.oldest.getTime() - dayAgo.getTime()) / second);
}

/** 429 with the reason next to the file and the seconds to wait. */
const tooManyPhotos = (code: 'photoQueue' | 'photoQuota', seconds: number): Refusal =>
  new Refusal('rate_limited', sentenceOf({ code }), {
    fields: { file: { code } },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
