import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sendPhoto } from './send-photo.ts';

export interface Experience {
  /** Milliseconds of each call. */
  calls: number[];
  photos: number[];
  /** Answers that were not a success. */
  refused: number;
}

interface Person {
  url: string;
  token: string;
  photo: Buffer;
}

/**
 * Another user who keeps opening pages and sends a phone's photo every three seconds. In a thread of its own: what
 * keeps the sender of a flood busy must not be counted as the server's.
 */
export function somebodyElse(person: Person): { end(): Promise<Experience> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: person });
  const { promise, resolve, reject } = Promise.withResolvers<Experience>();
  worker.once('message', resolve).once('error', reject);
  return {
    end() {
      worker.postMessage('end');
      return promise;
    },
  };
}

async function work({ url, token, photo }: Person): Promise<void> {
  const seen: Experience = { calls: [], photos: [], refused: 0 };
  let going = true;
  parentPort?.once('message', () => {
    going = false;
  });
  const look = async () => {
    while (going) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) seen.refused++;
      seen.calls.push(performance.now() - startedAt);
      await wait(50);
    }
  };
  const send = async () => {
    while (going) {
      await wait(3_000);
      const { status, milliseconds } = await sendPhoto(url, token, Buffer.from(photo));
      if (status !== 201) seen.refused++;
      seen.photos.push(milliseconds);
    }
  };
  await Promise.all([look(), send()]);
  parentPort?.postMessage(seen);
}

// workerData is what somebodyElse was given
if (!isMainThread) await work(workerData as Person);
