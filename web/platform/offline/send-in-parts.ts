import { uploadPartBytes } from '#contract/photo-limits.ts';
import { addPart, finishUpload, getArrived } from '#contract/upload-calls.ts';
import type { Upload } from '#contract/work.ts';
import { addressOf, call } from '#web/platform/api.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { sendBytes } from '#web/platform/send-file.ts';

interface PhotoInParts {
  file: Blob;
  /** The Idempotency-Key with which it was first sent. */
  key: string;
  /** Whether an earlier try was seen to be cut off: then it goes in parts even if nothing of it has arrived. */
  wasCut: boolean;
  /** Throws where the session is no longer its author’s. */
  mayGoOn: () => Promise<void>;
  /** The share that is there or on its way, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Goes on with a photo where the server has its beginning, part by part, so that the next cut costs one part at most.
 * Null where it has nothing of it and no try was cut off, or where this browser cannot sum it up, as without https: then
 * it is sent whole.
 */
export async function sendInParts(photo: PhotoInParts): Promise<Upload | null> {
  if (!crypto.subtle) return null;
  const { file, key, wasCut } = photo;
  const { received, upload } = await call(getArrived, { params: { key } });
  // it had arrived, and only the answer was cut off
  if (upload) return upload;
  if (received === 0 && !wasCut) return null;
  for (let at = received; at < file.size; ) at = await sendPart(photo, at);
  return finish(photo);
}

/** Sends what comes next, and returns how much the server has then. */
async function sendPart({ file, key, mayGoOn, onProgress }: PhotoInParts, at: number): Promise<number> {
  await mayGoOn();
  onProgress(at / file.size);
  const part = file.slice(at, at + uploadPartBytes, 'application/octet-stream');
  const ofPart = (share: number) => onProgress((at + share * part.size) / file.size);
  const address = addressOf(addPart, { params: { key }, query: { offset: at } });
  try {
    return (await sendBytes(addPart, address, part, { onProgress: ofPart })).received;
  } catch (error) {
    // what an earlier try had sent came late
    const received = isRefusal(error, 'stale') ? error.body.received : undefined;
    if (received === undefined || received === at) throw error;
    return received;
  }
}

async function finish({ file, key, mayGoOn, onProgress }: PhotoInParts): Promise<Upload> {
  await mayGoOn();
  onProgress(1);
  const sha256 = await sumOf(file);
  try {
    return await call(finishUpload, { params: { key }, body: { bytes: file.size, sha256 } });
  } catch (error) {
    // not all of it is there after all: the next try asks again
    if (isRefusal(error, 'stale') || isRefusal(error, 'not_found')) throw new TypeError('The photo is not whole');
    throw error;
  }
}

async function sumOf(file: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
