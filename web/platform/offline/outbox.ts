import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { setWorkWaits, workWaits } from '#web/platform/work-waits.ts';
import type { Waiting } from './waiting.ts';

/** Most pages of a job are looked at and nothing waits: then the phone's own store need not be opened, nor its code fetched. */
const store = async () => (await import('./outbox-store.ts')).outboxStore;

let all: readonly Waiting[] = [];
let held: ReadonlySet<number> = new Set();
/** How much of what is being sent has gone, 0 to 1. */
let sending: { order: number; share: number } | null = null;
let last = 0;
let first: Promise<void> | undefined;
const listeners = new Set<() => void>();
/** What one tab changes the others show. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox');
tabs?.addEventListener('message', () => void read());

async function read(): Promise<void> {
  const { everything, inPageOnly } = await (await store()).all();
  [all, held] = [everything, inPageOnly];
  setWorkWaits(all.length > 0);
  tell();
}

async function changed(): Promise<void> {
  await read();
  tabs?.postMessage(null);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * What was done on site and has not arrived: it outlives its page, every tab shows it, and `send-outbox.ts` sends it in
 * its order. Each is here before it is sent for the first time, so that nothing is lost whenever the page is closed.
 */
export const outbox = {
  all: () => all,
  sending: () => sending,
  /** All of it, once it has been read from the phone. */
  async loaded(looksForSure = workWaits()): Promise<readonly Waiting[]> {
    if (looksForSure) first ??= read();
    await first;
    return all;
  },
  subscribe(listener: () => void): () => void {
    void outbox.loaded();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  async add(done: Pick<Waiting, 'userId' | 'jobId' | 'at' | 'what'>): Promise<Waiting> {
    const one: Waiting = { ...done, order: nextOrder(), key: idempotencyKey(), tries: 0, refusal: null, delay: null };
    await (await store()).put(one);
    await changed();
    return one;
  },
  async change(one: Waiting, to: Partial<Waiting>): Promise<Waiting> {
    const next = { ...one, ...to };
    await (await store()).put(next);
    await changed();
    return next;
  },
  async remove({ order }: Waiting): Promise<void> {
    await (await store()).remove(order);
    await changed();
  },
  /** Null: it has gone, or will be tried again. */
  showSending(now: typeof sending): void {
    sending = now;
    tell();
  },
  isHeld: ({ order }: Waiting): boolean => held.has(order),
};

/** Milliseconds since 1970; later than all others, whatever the clock says, and never what another tab takes. */
function nextOrder(): number {
  const newest = Math.max(last, ...all.map(({ order }) => order));
  last = Math.max(Date.now(), newest + 1) + Math.random();
  return last;
}
