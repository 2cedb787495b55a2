import type { QueryClient } from '@tanstack/react-query';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Topic } from '#contract/topics.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { readKey } from '#web/platform/use-read.ts';
import { outbox } from './outbox.ts';
import { tellOfClock } from './phone-clock.ts';
import { changesOf, type Sent, sendWaiting } from './send-waiting.ts';
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
  const changed = new Set<Topic>();
  for (;;) {
    const next = outbox.all().find((one) => one.userId === userId && one.refusal === null);
    if (!next || !navigator.onLine || !(await isSessionOf(userId).catch(() => false))) break;
    const outcome = await sendOne(cache, next);
    if (outcome === 'later') break;
    for (const topic of changesOf[next.what.kind]) changed.add(topic);
  }
  // what was refused is not shown as done either
  if (changed.size > 0) await refetchChanged(cache, { topics: [...changed] });
}

async function sendOne(cache: QueryClient, waiting: Waiting): Promise<Outcome> {
  const one = await outbox.change(waiting, { tries: waiting.tries + 1, delay: null });
  outbox.showSending({ order: one.order, share: one.cutAt ?? 0 });
  try {
    const { sent, response } = await sendWaiting(one);
    show(cache, one, sent);
    await outbox.remove(one);
    if (response) tellOfClock(response);
    return 'sent';
  } catch (error) {
    const now = outbox.all().find(({ order }) => order === one.order) ?? one;
    if (!(error instanceof ApiError)) {
      const cutAt = outbox.sending()?.share;
      if (cutAt) await outbox.change(now, { cutAt });
      return 'later';
    }
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
const isGone = ({ fieldErrors: { photoUrl, photoUrls } }: ApiError): boolean =>
  (photoUrl ?? photoUrls)?.code === 'photoUrl';

/** Once: what is refused again, is refused. */
function sentAnew({ key, what }: Waiting): Partial<Waiting> | null {
  if (key.endsWith('-anew')) return null;
  const photoUrl = null;
  if (what.kind === 'photo') return { key: `${key}-anew`, what: { ...what, photoUrl } };
  if (what.kind !== 'finding') return null;
  return { key: `${key}-anew`, what: { ...what, photos: what.photos.map((photo) => ({ ...photo, photoUrl })) } };
}

function show(cache: QueryClient, { jobId }: Waiting, sent: Sent): void {
  if (!sent) return;
  const { task } = sent;
  cache.setQueryData<JobDetail>(
    readKey(getJob, { params: { id: jobId } }),
    (job) => job && { ...job, tasks: job.tasks.map((one) => (one.id === task.id ? task : one)) },
  );
}
