import { type Fact, factHandler } from '#server/events.ts';
import { hiringFollowers, workFollowers } from '#server/jobs/index.ts';
import { notificationFollowers } from '#server/notifications/index.ts';
import { guardProvider, paymentFollowers } from '#server/payments/index.ts';
import { day, plus, TestClock } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Tasks } from '#server/platform/tasks.ts';
import { reviewFollowers } from '#server/reviews/index.ts';
import { sandboxPayments, sandboxScreening } from '#server/sandbox/index.ts';
import { Cast } from './cast.ts';
import type { HomeKey } from './homes.ts';

interface Step {
  at: Date;
  happen: () => Promise<unknown>;
}

/**
 * Where the town's history is played: the product's own use cases run one after the other in the order of time, with a
 * clock that stands where each of them happened.
 */
export interface Stage {
  readonly kit: Kit;
  readonly now: Date;
  readonly cast: Cast;
  /** Ids of the properties. */
  readonly homes: Map<HomeKey, string>;
  /** Notes that something happened at an instant; what would lie in the future is left out. */
  at(instant: Date, happen: Step['happen']): void;
  /** Plays everything noted so far, oldest first. */
  play(): Promise<void>;
}

/** Mails and notifications are written about what happened since then; who signs in finds some, not hundreds. */
const mailedSince = 1 * day;

export function aStage(base: Kit, now: Date): Stage {
  const clock = new TestClock(now);
  const facts: Record<string, unknown>[] = [];
  const tasks = recentFacts(clock, plus(now, -mailedSince), facts);
  const real = { ...base, clock, tasks };
  const payments = guardProvider(sandboxPayments(real), clock);
  const kit: Kit = { ...real, payments, screening: sandboxScreening(real) };
  const follow = factHandler([
    hiringFollowers(kit),
    workFollowers(kit),
    paymentFollowers(kit),
    reviewFollowers(kit),
    notificationFollowers(kit),
  ]);
  const steps: Step[] = [];
  return {
    ...{ kit, now, cast: new Cast(), homes: new Map() },
    at: (at, happen) => {
      if (at <= now) steps.push({ at, happen });
    },
    async play() {
      for (const { at, happen } of steps.splice(0).sort((one, other) => one.at.getTime() - other.at.getTime())) {
        clock.set(at);
        await happen();
        for (const fact of facts.splice(0)) await follow(fact);
      }
      clock.set(now);
    },
  };
}

/** Nothing is left for the worker: what would have been done after the fact is done here, or is part of the story. */
function recentFacts(clock: TestClock, since: Date, facts: Record<string, unknown>[]): Tasks {
  return {
    async send(_tx, name, data) {
      if (name === 'fact' && clock.now() >= since && isWorthAMail(data.fact as Fact)) facts.push(data); // sent by record()
    },
    async close() {},
  };
}

const isWorthAMail = ({ kind }: Fact) => kind !== 'account created' && kind !== 'card saved';
