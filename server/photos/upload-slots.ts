import { photosPerJob } from '#contract/photo-limits.ts';
import { sentenceOf } from '#contract/validation.ts';
import { Refusal } from '#server/platform/refusal.ts';

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
      throw new Refusal('unavailable', 'Too many photos are coming in right now. Nothing was kept; please try again.', {
        headers: { 'retry-after': '5' },
      });
  }

  #add(account: string, pictures: number, bytes: number): void {
    const own = this.#held.get(account) ?? nothing;
    const held = { pictures: own.pictures + pictures, bytes: own.bytes + bytes };
    if (held.pictures === 0) this.#held.delete(account);
    else this.#held.set(account, held);
  }
}

/** 429 with the reason next to the file and the seconds to wait. */
export const tooManyPhotos = (code: 'photoQueue' | 'photoQuota', seconds: number): Refusal =>
  new Refusal('rate_limited', sentenceOf({ code }), {
    fields: { file: { code } },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
