import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { sendMessage } from '#contract/message-calls.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { readToken } from '#web/platform/token.ts';
import { askedBy } from './other-of.ts';
import { outboxPlace } from './outbox-place.ts';

export interface Talk {
  user: User;
  jobId: string;
  /** The other of the two. */
  personId: string;
}

/** A message on its way. Its key goes along with each try, so that it arrives once. */
export interface Outgoing {
  key: string;
  author: Pick<User, 'id' | 'role'>;
  jobId: string;
  personId: string;
  text: string;
  photoUrls: string[];
  /** `waiting` for a connection goes again without anyone doing anything; what was refused only when told to. */
  state: 'sending' | 'waiting' | 'refused';
  /** What refused it. */
  error?: unknown;
}

type Written = Pick<Outgoing, 'text' | 'photoUrls'>;

let all: readonly Outgoing[] = kept();
const listeners = new Set<() => void>();
let turn: Promise<unknown> = Promise.resolve();

/** Messages that were written here and have not arrived: kept through a reload, sent in their order, one at a time. */
export const outbox = {
  all: () => all,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(cache: QueryClient, { user, jobId, personId }: Talk, { text, photoUrls }: Written): void {
    const author = { id: user.id, role: user.role };
    const one: Outgoing = { key: idempotencyKey(), author, jobId, personId, text, photoUrls, state: 'sending' };
    keep([...all, one]);
    send(cache, one);
  },
  retry(cache: QueryClient, one: Outgoing): void {
    change(one.key, { state: 'sending' });
    send(cache, one);
  },
  remove,
  /** What waits for a connection, sent again; only by its author, who may have logged out since. */
  sendWaiting(cache: QueryClient, authorId: string): void {
    for (const one of all.filter(({ author, state }) => author.id === authorId && state === 'waiting')) {
      outbox.retry(cache, one);
    }
  },
};

function send(cache: QueryClient, one: Outgoing): void {
  const token = readToken();
  turn = turn.then(() => post(cache, one, token));
}

async function post(cache: QueryClient, one: Outgoing, token: string | null): Promise<void> {
  const { key, author, jobId, personId, text, photoUrls } = one;
  if (!navigator.onLine || readToken() !== token) {
    change(key, { state: 'waiting' });
    return;
  }
  try {
    const query = askedBy(author.role, personId);
    await call(sendMessage, { params: { id: jobId }, query, body: { text, photoUrls }, idempotencyKey: key });
    await refetchChanged(cache, { topics: sendMessage.changes });
    remove(key);
  } catch (error) {
    change(key, error instanceof ApiError ? { state: 'refused', error } : { state: 'waiting' });
  }
}

function remove(key: string): void {
  keep(all.filter((one) => one.key !== key));
}

function change(key: string, to: Pick<Outgoing, 'state' | 'error'>): void {
  keep(all.map((one) => (one.key === key ? { ...one, error: undefined, ...to } : one)));
}

function keep(next: readonly Outgoing[]): void {
  all = next;
  if (next.length === 0) sessionStorage.removeItem(outboxPlace);
  else sessionStorage.setItem(outboxPlace, JSON.stringify(next.map(({ error, ...one }) => one)));
  for (const listener of listeners) listener();
}

/** What a reload cut off waits to be sent again, under its own key. */
function kept(): Outgoing[] {
  try {
    const stored: Outgoing[] = JSON.parse(sessionStorage.getItem(outboxPlace) ?? '[]'); // written above
    return stored.map((one) => ({ ...one, state: 'waiting' }));
  } catch {
    return [];
  }
}
