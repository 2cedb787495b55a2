import type { BodyOf } from '#contract/endpoint.ts';
import type { moveClock as endpoint } from '#contract/system.ts';
import { day, plus, second } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { tellClockMoved } from '#server/platform/follow-demo-clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound } from '#server/platform/refusal.ts';
import { bringTasksForward } from '#server/platform/tasks/bring-tasks-forward.ts';
import { transact } from '#server/platform/transact.ts';

const longestMove = 366 * day;
/** Task priorities, instants in seconds, fit until 2088. A clock cannot go back, so no demo may get that far. */
const end = new Date('2080-01-01T00:00:00Z');
const aMoment = 5 * second;

/** Moves the demo's clock ahead and runs what falls due: at once, and shortly after whatever that makes due. */
export async function moveClock(kit: Kit, body: BodyOf<typeof endpoint>, regularTasks: readonly string[]) {
  const { demoClock: clock } = kit;
  if (!clock) throw notFound();
  const moved = await transact(kit, async (tx) => {
    await clock.hold(tx);
    const now = clock.now();
    const then = wanted(body, now);
    refuseUnreachable(body, now, then);
    const milliseconds = then.getTime() - now.getTime();
    await clock.move(tx, milliseconds);
    await bringTasksForward(tx, milliseconds);
    await runRegularTasks(kit, tx, regularTasks, now);
    await tellClockMoved(tx);
    return { now: then.toISOString() };
  });
  await clock.read(kit.db);
  return moved;
}

const wanted = ({ to, advanceSeconds = 0 }: BodyOf<typeof endpoint>, now: Date): Date =>
  to === undefined ? plus(now, Math.round(advanceSeconds * second)) : new Date(to);

function refuseUnreachable({ to }: BodyOf<typeof endpoint>, now: Date, then: Date): void {
  const field = to === undefined ? 'advanceSeconds' : 'to';
  const latest = new Date(Math.min(plus(now, longestMove).getTime(), end.getTime()));
  if (then < now) throw invalidInput({ [field]: { code: 'tooSmall', minimum: now.toISOString() } });
  if (then > latest) throw invalidInput({ [field]: { code: 'tooBig', maximum: latest.toISOString() } });
}

/** Twice, because a job that one of them reopens may be over for another. `now` is the time before the move. */
async function runRegularTasks({ tasks }: Kit, tx: Tx, names: readonly string[], now: Date): Promise<void> {
  for (const name of names) {
    await tasks.send(tx, name, {}, { key: 'cron' });
    await tasks.send(tx, name, {}, { key: 'after the move', startAfter: plus(now, aMoment) });
  }
}
