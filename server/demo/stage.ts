import { announcementTasks } from '#server/announcements/index.ts';
import { guardProvider } from '#server/payments/index.ts';
import { day, plus, TestClock } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Tasks } from '#server/platform/tasks.ts';
import { factChain } from '#server/proof/index.ts';
import { sandboxPayments, sandboxPayouts, sandboxScreening } from '#server/sandbox/index.ts';
import { Cast } from './cast.ts';
import type { HomeKey } from './homes.ts';

interface Step {
  at: Date;
  happen: () => Promise<unknown>;
}

/**
 * Where the town's history is played: the product's own use cases run one after the other in the order of time, with a
 * clock that is set to when each of them happened.
 */
export interface Stage {
  readonly kit: Kit;
  readonly now: Date;
  readonly cast: Cast;
  /** Ids of the properties. */
  readonly homes: Map<HomeKey, string>;
  /** Since when what happens to a job is a link of its record. */
  readonly recordedSince: Date;
  /** Notes that something happened at an instant; what would lie in the future is left out. */
  at(instant: Date, happen: Step['happen']): void;
  /** Plays everything noted so far, oldest first. */
  play(): Promise<void>;
}

/** Mails and notifications are written about what happened since then; whoever logs in finds some, not hundreds. */
const announcedSince = 1 * day;

/** The town is older than its records: that of an older job begins, with what is known, once something happens to it. */
const recordedSince = 5.5 * day;

export function aStage(base: Kit, now: Date): Stage {
  const clock = new TestClock(now);
  const waiting: Task[] = [];
  const tasks = recentAnnouncements(clock, plus(now, -announcedSince), waiting);
  const since = plus(now, -recordedSince);
  const chain = recentRecords(clock, since);
  const real = { ...base, clock, tasks };
  const payments = guardProvider(sandboxPayments(real), clock);
  const kit: Kit = { ...real, payments, payouts: sandboxPayouts(real), screening: sandboxScreening(real), chain };
  const announcing = announcementTasks(kit);
  const steps: Step[] = [];
  return {
    ...{ kit, now, cast: new Cast(), homes: new Map(), recordedSince: since },
    at: (at, happen) => {
      if (at <= now) steps.push({ at, happen });
    },
    async play() {
      for (const { at, happen } of steps.splice(0).sort((one, other) => one.at.getTime() - other.at.getTime())) {
        clock.set(at);
        await happen();
        for (let task = waiting.shift(); task; task = waiting.shift()) await announcing[task.name]?.(task.data);
      }
      clock.set(now);
    },
  };
}

function recentRecords(clock: TestClock, since: Date): Kit['chain'] {
  const records = factChain(clock);
  return { append: async (tx, fact) => (clock.now() >= since ? records.append(tx, fact) : undefined) };
}

interface Task {
  name: string;
  data: Record<string, unknown>;
}

/** Nothing is left for the worker: what would have been done after the fact is done here, or is part of the story. */
function recentAnnouncements(clock: TestClock, since: Date, waiting: Task[]): Tasks {
  return {
    async send(_tx, name, data) {
      if (clock.now() >= since && name.startsWith('announce-')) waiting.push({ name, data });
    },
    async close() {},
  };
}
