import { createSession } from '#server/accounts/index.ts';
import type { UserRow } from '#server/accounts/present-user.ts';
import { taskHandlers } from '#server/app.ts';
import { hour } from '#server/platform/clock.ts';
import { silentLog } from '#server/platform/log.ts';
import type { TaskHandlers } from '#server/platform/tasks.ts';
import { anApprovedCleaner } from '../a-bid.ts';
import { aCard, testCards } from '../a-card.ts';
import { aPayoutAccount } from '../a-payout-account.ts';
import { aProperty } from '../a-property.ts';
import { brought, completeJob } from '../a-referral.ts';
import { drainTasks } from '../drain-tasks.ts';
import type { House } from '../house.ts';
import { aHost, anAdmin, type Somebody } from '../people.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { type FaultSource, faultyProviders } from './faulty-providers.ts';

export interface MonthHost extends Somebody {
  properties: string[];
  cards: string[];
}

/** A small town whose money is put through everything that can happen to it. */
export interface Month {
  house: House;
  random: Random;
  hosts: MonthHost[];
  cleaners: Somebody[];
  admin: Somebody;
  faults: FaultSource;
  pick<T>(items: readonly T[]): T | undefined;
  chance(percent: number): boolean;
  /** A session that has not aged: a month has many. */
  tokenOf(person: { id: string }): Promise<string>;
  /** What the worker would do now; what fails is tried again the next time, as the queue would. */
  work(): Promise<void>;
  rows<Row extends Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>;
}

/** Fees of $5.00 and $4.00: with equal ones, a host who is charged the cleaner's would not be seen. */
export const monthFees = { host: 500, cleaner: 400 };

export async function aMonth(house: House, seed: number): Promise<Month> {
  const random = seededRandom(seed);
  const faults = faultyProviders(house, random);
  const sessions = new Map<string, { token: string; until: number }>();
  const handlers = patient(taskHandlers(house.kit));
  const rows: Month['rows'] = async <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
    (await house.kit.db.$client.query<Row>(statement, values)).rows;
  return {
    house,
    random,
    faults,
    rows,
    ...(await people(house)),
    pick: (items) => items[random.below(items.length)],
    chance: (percent) => random.below(100) < percent,
    async tokenOf({ id }) {
      const now = house.clock.now().getTime();
      const known = sessions.get(id);
      if (known && known.until > now) return known.token;
      const [account] = await rows<Pick<UserRow, 'id' | 'role'>>('select id, role from user_account where id = $1', [
        id,
      ]);
      const token = await house.kit.db.transaction(
        (tx) => createSession(house.kit, tx, account as UserRow, { userAgent: 'month' }), // all that a session needs
      );
      sessions.set(id, { token, until: now + 6 * hour });
      return token;
    },
    work: async () => {
      await handlers.again();
      await drainTasks(house.kit.db, handlers.all, silentLog);
    },
  };
}

async function people(house: House): Promise<Pick<Month, 'hosts' | 'cleaners' | 'admin'>> {
  const hosts: MonthHost[] = [];
  for (const number of [testCards.pays, testCards.asks, testCards.insufficientFunds, testCards.pays]) {
    const host = await aHost(house);
    const properties = [(await aProperty(house, host)).id, (await aProperty(house, host)).id];
    // the first card is the default
    const cards = [(await aCard(house, host, number)).id];
    for (const other of [testCards.pays, testCards.insufficientFunds, testCards.asks])
      if (other !== number) cards.push((await aCard(house, host, other)).id);
    hosts.push({ ...host, properties, cards });
  }
  const cleaners: Somebody[] = [];
  for (let index = 0; index < 6; index++) {
    const cleaner = await anApprovedCleaner(house, `Cleaner ${index}`);
    await aPayoutAccount(house, cleaner);
    cleaners.push(cleaner);
  }
  // one has credits from the beginning
  const [owner] = cleaners;
  if (owner) await completeJob(house, await brought(house, owner));
  return { hosts, cleaners, admin: await anAdmin(house) };
}

/** Words and bells are no part of the money. */
const isAboutMoney = (task: string) => !task.startsWith('announce') && !task.includes('mail');

function patient(tasks: TaskHandlers) {
  const failed: { name: string; data: Record<string, unknown> }[] = [];
  const run = async (name: string, data: Record<string, unknown>) => {
    try {
      await tasks[name]?.(data);
    } catch {
      failed.push({ name, data });
    }
  };
  const all = Object.fromEntries(
    Object.keys(tasks).map((name) => [
      name,
      (data: Record<string, unknown>) => (isAboutMoney(name) ? run(name, data) : Promise.resolve()),
    ]),
  );
  const again = async () => {
    for (const { name, data } of failed.splice(0)) await run(name, data);
  };
  return { all, again };
}
