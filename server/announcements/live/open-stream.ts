import type { FastifyRequest } from 'fastify';
import type { openEvents } from '#contract/notifications.ts';
import { sessionStands } from '#server/accounts/index.ts';
import { minute, second } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { beginEventStream, type EventStream } from '#server/platform/http/event-stream.ts';
import { tooMany } from '#server/platform/http/rate-limit.ts';
import type { Call } from '#server/platform/http/route.ts';
import type { Kit } from '#server/platform/kit.ts';

/** How many pages one account may have open in each web process; a browser closes the streams of hidden pages. */
const mostStreams = 5;
const beatEvery = 25 * second;
const lookAtSessionEvery = minute;

const open = new Map<string, number>();

/** Tells one open page about everything that changes for its reader, until either side goes or the session ends. */
export async function openStream({ kit, actor, request, reply }: Call<typeof openEvents>): Promise<void> {
  takeSeat(actor.id);
  const stream = beginEventStream(reply);
  const look = () => void endUnlessSessionStands(kit, actor, stream);
  const timers = [setInterval(stream.beat, beatEvery), setInterval(look, lookAtSessionEvery)];
  const leave = kit.live.subscribe(
    { ...actor, heardUntil: lastEventId(request) },
    {
      hear(what, id) {
        // after the clock was moved, everything may have changed
        if (what === null || what.topics.includes('clock')) return stream.send('missed', {}, id);
        if (what.topics.includes('session')) return look();
        if (what.topics.includes('notification')) return stream.send('notification', {}, id);
        stream.send('changed', what, id);
        // suspended or restored: from now on the page hears of what its reader may see now
        if (what.topics.includes('account')) look();
      },
      end: stream.end,
    },
  );
  if (kit.live.newest) stream.mark(kit.live.newest);
  stream.onEnd(() => {
    for (const timer of timers) clearInterval(timer);
    leave();
    leaveSeat(actor.id);
  });
}

const lastEventId = ({ headers }: FastifyRequest): string | undefined => {
  const sent = headers['last-event-id'];
  return typeof sent === 'string' && sent !== '' ? sent : undefined;
};

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

/** Ends the stream if its session has ended, or if the database cannot say. */
async function endUnlessSessionStands(kit: Kit, actor: Actor, stream: EventStream): Promise<void> {
  const stands = await sessionStands(kit, actor).catch(() => false);
  if (!stands) stream.end();
}
