import { eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerTransactions } from '#server/payments/table.ts';
import { hour } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { countCities } from './count-cities.ts';
import { countCohorts } from './count-cohorts.ts';
import { countDays } from './count-days.ts';
import { wholeDay } from './days.ts';
import { lockState } from './lock-state.ts';
import { cityDays, figureChanges, figureDays, figureState } from './table.ts';

/** So many days are counted in one transaction. */
const batch = 31;

type Keeping = Pick<Kit, 'db' | 'clock' | 'settings'>;

/** Counts every day anew that has changed since it was counted, the latest first. Run twice, it changes nothing. */
export async function keepFigures(kit: Keeping): Promise<void> {
  await startInZone(kit);
  while ((await keepBatch(kit)) === batch);
  const [state] = await kit.db.select({ cohortsAt: figureState.cohortsAt }).from(figureState);
  if (!state?.cohortsAt) await countCohorts(kit);
}

/** The first time, and whenever the operator’s zone is another: every day is to be counted. */
function startInZone({ settings: { timeZone }, ...kit }: Keeping): Promise<void> {
  return transact(kit, async (tx) => {
    const state = await lockState(tx);
    if (state?.timeZone === timeZone) return;
    await tx
      .insert(figureState)
      .values({ id: 1, timeZone })
      .onConflictDoUpdate({
        target: figureState.id,
        set: { timeZone, keptAt: null, cohortsAt: null },
      });
    await tx.delete(figureDays);
    await tx.delete(cityDays);
    await markAll(tx, kit.clock.now());
  });
}

/** Every twelve hours from the first thing that happened: no day is shorter than that in any zone. */
async function markAll(tx: Tx, now: Date): Promise<void> {
  const earliest = [
    tx.select({ at: min(jobs.createdAt) }).from(jobs),
    tx
      .select({ at: min(jobs.paidAt) })
      .from(jobs)
      .where(eq(jobs.status, 'PAID')),
    tx
      .select({ at: min(jobs.startedAt) })
      .from(jobs)
      .where(isNotNull(jobs.startedAt)),
    tx
      .select({ at: min(jobs.submittedAt) })
      .from(jobs)
      .where(isNotNull(jobs.submittedAt)),
    tx.select({ at: min(users.createdAt) }).from(users),
    tx.select({ at: min(ledgerTransactions.at) }).from(ledgerTransactions),
  ];
  for (const first of earliest) {
    const [{ at } = { at: null }] = await first;
    if (!at) continue;
    await tx.execute(sql`
      insert into ${figureChanges} (at)
      select generate_series(${at.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + interval '1 day', interval '${sql.raw(String((12 * hour) / 1000))} seconds')`);
    now = at;
  }
}

function keepBatch({ settings: { timeZone }, ...kit }: Keeping): Promise<number> {
  return transact(kit, async (tx) => {
    await lockState(tx);
    const changed = await takeChanged(tx, timeZone);
    const spans = changed.map((day) => wholeDay(day, timeZone));
    const [days, cities] = [await countDays(tx, spans), await countCities(tx, spans)];
    if (changed.length > 0) {
      await tx.delete(figureDays).where(inArray(figureDays.day, changed));
      await tx.delete(cityDays).where(inArray(cityDays.day, changed));
      await tx.insert(figureDays).values(days);
    }
    if (cities.length > 0) await insertCities(tx, cities);
    await tx.update(figureState).set({ keptAt: kit.clock.now() });
    return changed.length;
  });
}

/**
 * Takes the marks before anything is counted: whoever commits later leaves marks that are found next time. Marks that are
 * not visible yet belong to changes that are not either.
 */
async function takeChanged(tx: Tx, timeZone: string): Promise<string[]> {
  const dayOf = sql`(at at time zone ${timeZone})::date`;
  const { rows } = await tx.execute<{ day: string }>(sql`
    with latest as (select distinct ${dayOf} as day from ${figureChanges} order by 1 desc limit ${batch}),
      taken as (delete from ${figureChanges} where ${dayOf} in (select day from latest))
    select to_char(day, 'YYYY-MM-DD') as day from latest`);
  return rows.map(({ day }) => day);
}

/** A statement holds 65,535 values at most. */
async function insertCities(tx: Tx, cities: readonly (typeof cityDays.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < cities.length; at += 5000) await tx.insert(cityDays).values(cities.slice(at, at + 5000));
}
