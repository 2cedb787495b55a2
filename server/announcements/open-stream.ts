import type { openEvents } from '#contract/notifications.ts';
import { sessionStands } from '#server/accounts/index.ts';
import { minute, second } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { beginEventStream, type EventStream } from '#server/platform/http/event-stream.ts';
import { tooMany } from '#server/platform/http/rate-limit.ts';
import type { Call } from '#server/platform/http/route.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Pages that one account may have open at once in each web process; a browser closes those that are out of sight. */
const mostStreams = 5;
const beatEvery = 25 * second;
const lookAtSessionEvery = minute;

const open = new Map<string, number>();

/** Tells one open page of everything that changes for its reader, until either goes or the session ends. */
export async function openStream({ kit, actor, reply }: Call<typeof openEvents>): Promise<void> {
  takeSeat(actor.id);
  const stream = beginEventStream(reply);
  const look = () => void endUnlessSessionStands(kit, actor, stream);
  const timers = [setInterval(stream.beat, beatEvery), setInterval(look, lookAtSessionEvery)];
  const leave = kit.live.subscribe(actor, {
    hear(what) {
      // when the clock was moved, everything may have changed
      if (what === null || what.topics.includes('clock')) return stream.send('missed', {});
      if (what.topics.includes('session')) return look();
      if (what.topics.includes('notification')) return stream.send('notification', {});
      stream.send('changed', what);
    },
    end: stream.end,
  });
  stream.onEnd(() => {
    for (const timer of timers) clearInterval(timer);
    leave();
    leaveSeat(actor.id);
  });
}

function takeSeat(accountId: string): void {
  const taken = open.get(accountId) ?? 0;
  if (taken >= mostStreams) throw tooMany(30 * second);
  open.set(accountId, taken + 1);
}

function leaveSeat(accountId: string): void {
  const left = (open.get(accountId) ?? 1) - 1;
  if (left > 0) open.set(accountId, left);
  else open.delete(accountId);
}

/** A session that has ended hears nothing more; neither does one while the database cannot say. */
async function endUnlessSessionStands(kit: Kit, actor: Actor, stream: EventStream): Promise<void> {
  const stands = await sessionStands(kit, actor).catch(() => false);
  if (!stands) stream.end();
}
