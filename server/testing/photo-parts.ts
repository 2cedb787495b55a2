import { createHash } from 'node:crypto';
import { uploadPartBytes } from '#contract/photo-limits.ts';
import type { House } from './house.ts';
import type { Answer } from './peek-at-stream.ts';

const octets = { 'content-type': 'application/octet-stream' };
const at = (key: string) => `/api/uploads/${key}`;

/** Sends photos in parts, as a phone does after a cut, under a key of its own. */
export const photoParts = (house: House, { token }: { token: string }) => ({
  arrived: (key: string): Promise<Answer> => house.get(at(key), token),
  put: (key: string, offset: number, body: Buffer): Promise<Answer> =>
    house.send('PUT', `${at(key)}?offset=${offset}`, { as: token, body, headers: octets }),
  finish: (key: string, whole: Buffer, claimed = {}): Promise<Answer> =>
    house.post(at(key), { bytes: whole.length, sha256: sha256(whole), ...claimed }, token),
  /** All from an offset on, one part after the other. */
  async putAll(key: string, whole: Buffer, from = 0): Promise<void> {
    for (let offset = from; offset < whole.length; offset += uploadPartBytes) {
      const { status, body } = await this.put(key, offset, whole.subarray(offset, offset + uploadPartBytes));
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    }
  },
});

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
