import type { QueryClient } from '@tanstack/react-query';
import { addDeliverable, getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { readKey } from '#web/platform/use-read.ts';
import { outbox } from './outbox.ts';
import { tellOfClock } from './phone-clock.ts';
import { type Sent, sendWaiting } from './send-waiting.ts';
import type { Waiting } from './waiting.ts';
import { isSessionOf } from './whose-session.ts';

/** What became of one thing: it is on the server, the server will not have it, or it waits for a better moment. */
type Outcome = 'sent' | 'refused' | 'later';

let running: Promise<void> | undefined;
let again = false;

/**
 * Sends what this person has done on site, one after the other in its order; of all tabs only one. It stops where there
 * is no connection, or nobody is signed in any more. What is refused stays, with the reason, and holds nothing up.
 */
export function sendOutbox(cache: QueryClient, userId: string): Promise<void> {
  again = true;
  running ??= untilNothingNew(cache, userId).finally(() => {
    running = undefined;
  });
  return running;
}

async function untilNothingNew(cache: QueryClient, userId: string): Promise<void> {
  while (again) {
    again = false;
    await alone(() => sendAll(cache, userId));
  }
}

/** Two tabs that send the same would do no harm, only double the way. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('send-outbox', work);
}

async function sendAll(cache: QueryClient, userId: string): Promise<void> {
  await outbox.loaded();
  let changed = false;
  for (;;) {
    const next = outbox.all().find((one) => one.userId === userId && one.refusal === null);
    if (!next || !navigator.onLine || !(await isSessionOf(userId).catch(() => false))) break;
    const outcome = await sendOne(cache, next);
    if (outcome === 'later') break;
    changed = true;
  }
  // what was refused is not shown as done either
  if (changed) await refetchChanged(cache, { topics: addDeliverable.changes });
}

async function sendOne(cache: QueryClient, waiting: Waiting): Promise<Outcome> {
  const one = await outbox.change(waiting, { tries: waiting.tries + 1, delay: null });
  outbox.showSending({ order: one.order, share: 0 });
  try {
    const { sent, response } = await sendWaiting(one);
    show(cache, one, sent);
    await outbox.remove(one);
    if (response) tellOfClock(response);
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'later';
    const now = outbox.all().find(({ order }) => order === one.order) ?? one;
    const answer = { status: error.status, text: JSON.stringify(error.body) };
    if (isForLater(error)) {
      await outbox.change(now, { delay: answer });
      return 'later';
    }
    const anew = isGone(error) ? sentAnew(now) : null;
    if (anew) {
      await outbox.change(now, anew);
      return 'refused';
    }
    await outbox.change(now, { refusal: answer });
    return 'refused';
  } finally {
    outbox.showSending(null);
  }
}

/** Nothing that the thing itself can help: too many at once, a server that restarts, a session that is over. */
const isForLater = ({ status, code }: ApiError): boolean =>
  status >= 500 || status === 429 || status === 401 || status === 408 || code === 'account_suspended';

/** A picture that waited for days on the server without its job was swept away. */
const isGone = ({ fieldErrors }: ApiError): boolean => fieldErrors.photoUrl?.code === 'photoUrl';

/** Once: what is refused again, is refused. */
const sentAnew = ({ key, what }: Waiting): Partial<Waiting> | null =>
  what.kind === 'photo' && !key.endsWith('-anew') ? { key: `${key}-anew`, what: { ...what, photoUrl: null } } : null;

function show(cache: QueryClient, { jobId }: Waiting, sent: Sent): void {
  if (!sent) return;
  const { task } = sent;
  cache.setQueryData<JobDetail>(
    readKey(getJob, { params: { id: jobId } }),
    (job) => job && { ...job, tasks: job.tasks.map((one) => (one.id === task.id ? task : one)) },
  );
}
