import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { sendMessage } from '#contract/message-calls.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';
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

// what a closed tab or a reload cut off waits to be sent again, under its own key
let all: readonly Outgoing[] = stored().map((one) => ({ ...one, state: 'waiting' }));
const listeners = new Set<() => void>();
/** What this tab is sending. */
const onTheWay = new Set<string>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * Messages that were written in this browser and have not arrived: they outlive their tab, every tab shows them, and
 * whichever is open sends them, in their order, one at a time. That two send the same is no harm: its key is the same.
 */
export const outbox = {
  all: () => all,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(cache: QueryClient, { user, jobId, personId }: Talk, { text, photoUrls }: Written): void {
    const author = { id: user.id, role: user.role };
    const one: Outgoing = { key: idempotencyKey(), author, jobId, personId, text, photoUrls, state: 'sending' };
    keep((now) => [...now, one]);
    send(cache, one);
  },
  retry(cache: QueryClient, one: Outgoing): void {
    change(one.key, { state: 'sending' });
    send(cache, one);
  },
  remove,
  /** What waits for a connection, sent again; only by its author, as somebody else may have signed in since. */
  sendWaiting(cache: QueryClient, authorId: string): void {
    const isLeft = ({ key, author, state }: Outgoing) =>
      author.id === authorId && state !== 'refused' && !onTheWay.has(key);
    for (const one of all.filter(isLeft)) outbox.retry(cache, one);
  },
};

function send(cache: QueryClient, one: Outgoing): void {
  const token = readToken();
  onTheWay.add(one.key);
  turn = turn.then(() => post(cache, one, token)).finally(() => onTheWay.delete(one.key));
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
  keep((now) => now.filter((one) => one.key !== key));
}

function change(key: string, to: Pick<Outgoing, 'state' | 'error'>): void {
  keep((now) => now.map((one) => (one.key === key ? { ...one, error: undefined, ...to } : one)));
}

/** Another tab may have changed it meanwhile: what it wrote counts, only the errors are this tab's own. */
function keep(next: (now: readonly Outgoing[]) => readonly Outgoing[]): void {
  const errors = new Map(all.map(({ key, error }) => [key, error]));
  all = next(stored().map((one) => ({ ...one, error: errors.get(one.key) })));
  const written = all.map(({ error, ...one }) => one);
  keptUntilSignOut.write(outboxPlace, written.length === 0 ? null : JSON.stringify(written));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

keptUntilSignOut.follow(outboxPlace, () => {
  all = stored();
  tell();
});

function stored(): Outgoing[] {
  try {
    return JSON.parse(keptUntilSignOut.read(outboxPlace) ?? '[]'); // written above
  } catch {
    return [];
  }
}
