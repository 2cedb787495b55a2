import type { QueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { outbox } from './outbox.ts';
import { sendOutbox } from './send-outbox.ts';
import type { Waiting } from './waiting.ts';

/** Milliseconds between two tries: browsers notice a lost connection, but not every one that is back. */
const [soonest, latest] = [5_000, 60_000];

let timer: ReturnType<typeof setTimeout> | undefined;
let pause = soonest;

/** Tries again after a while, ever more seldom, as long as anything of theirs waits. */
export function retrySoon(cache: QueryClient, userId: string): void {
  clearTimeout(timer);
  if (!outbox.all().some((one) => one.userId === userId && one.refusal === null)) {
    pause = soonest;
    return;
  }
  timer = setTimeout(() => void tryNow(cache, userId), pause);
  pause = Math.min(latest, pause * 2);
}

async function tryNow(cache: QueryClient, userId: string): Promise<void> {
  await outbox.loaded(true);
  await sendOutbox(cache, userId);
  retrySoon(cache, userId);
}

/** Sends what waits as soon as there is a way: now, with the connection, when somebody looks. Returns how to end that. */
export function sendWhenPossible(cache: QueryClient, userId: string): () => void {
  const now = () => {
    pause = soonest;
    void tryNow(cache, userId);
  };
  const looked = () => document.visibilityState === 'visible' && now();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', looked);
  now();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', looked);
  };
}

/** Something that was refused, tried once more because whoever did it says so: a new send, with a key of its own. */
export async function sendAgain(cache: QueryClient, one: Waiting): Promise<void> {
  await outbox.change(one, { refusal: null, key: idempotencyKey(), tries: 0 });
  await tryNow(cache, one.userId);
}
