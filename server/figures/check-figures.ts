import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, inArray, lte, min, sql } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type CityFigures, countCities } from './count-cities.ts';
import { countDays, type DayFigures } from './count-days.ts';
import { dayAt, daysFrom, wholeDay } from './days.ts';
import { keepFigures } from './keep-figures.ts';
import { emptyDay } from './sum-days.ts';
import { cityDays, figureChanges, figureDays, figureState } from './table.ts';

/** So many days are compared in one look at the database. */
const batch = 31;

type Checking = Pick<Kit, 'db' | 'clock' | 'settings' | 'log'>;

/**
 * Counts every day again and compares. One that is not as it was kept is counted anew and kept, the log names it, and
 * the dashboard’s system health says how many there were.
 */
export async function checkFigures(kit: Checking): Promise<void> {
  await keepFigures(kit);
  const [{ first } = { first: null }] = await kit.db.select({ first: min(figureDays.day) }).from(figureDays);
  const today = dayAt(kit.clock.now(), kit.settings.timeZone);
  let differed = 0;
  for (let from = first ?? today; from <= today; from = addDays(from, batch))
    differed += await checkBatch(kit, daysFrom(from, addDays(from, batch - 1)));
  await kit.db.update(figureState).set({ checkedAt: kit.clock.now(), differed });
  if (differed > 0) await keepFigures(kit);
}

/** From one picture of the database, so that nothing can change between what was kept and what is counted. */
async function checkBatch({ db, log, settings: { timeZone } }: Checking, days: string[]): Promise<number> {
  const wrong = await db.transaction((tx) => wrongDays(tx, days, timeZone), { isolationLevel: 'repeatable read' });
  if (wrong.length === 0) return 0;
  log.error({ days: wrong }, 'kept figures differ from what is counted');
  await db.insert(figureChanges).values(wrong.map((day) => ({ at: wholeDay(day, timeZone).begin })));
  return wrong.length;
}

/** Days that wait to be counted anyway are left out. */
async function wrongDays(tx: Tx, days: readonly string[], timeZone: string): Promise<string[]> {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const waiting = await waitingDays(tx, timeZone);
  const [kept, cities] = [
    await tx
      .select()
      .from(figureDays)
      .where(and(gte(figureDays.day, from), lte(figureDays.day, to))),
    await tx
      .select()
      .from(cityDays)
      .where(inArray(cityDays.day, [...days])),
  ];
  const spans = days.map((day) => wholeDay(day, timeZone));
  const [counted, countedCities] = [await countDays(tx, spans), await countCities(tx, spans)];
  return days.filter(
    (day) =>
      !waiting.has(day) &&
      !(
        isDeepStrictEqual(dayIn(kept, day), dayIn(counted, day)) &&
        isDeepStrictEqual(citiesIn(cities, day), citiesIn(countedCities, day))
      ),
  );
}

async function waitingDays(tx: Tx, timeZone: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`select distinct to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day from ${figureChanges}`,
  );
  return new Set(rows.map(({ day }) => day));
}

const dayIn = (rows: readonly DayFigures[], day: string) => ({
  ...emptyDay(day),
  ...rows.find((row) => row.day === day),
});

const citiesIn = (rows: readonly CityFigures[], day: string) =>
  Object.fromEntries(rows.filter((row) => row.day === day).map((row) => [`${row.city}, ${row.state}`, { ...row }]));

/** How the counting is doing; null before it began. */
export async function readFigureState({ db, settings: { timeZone } }: Pick<Kit, 'db' | 'settings'>) {
  const [state] = await db.select().from(figureState).where(eq(figureState.timeZone, timeZone));
  return state ?? null;
}
