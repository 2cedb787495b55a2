import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { countDays } from './count-days.ts';
import { dayAt, wholeDay } from './days.ts';
import { keepFigures } from './keep-figures.ts';
import { figureDays } from './table.ts';

const zone = 'America/New_York';

test('who joins or leaves the staff is no sign-up and no account less: counted by hand, kept and asked', async () => {
  const house = await aHouse();
  const { db } = house.kit;
  const at = plus(house.clock.now(), -3 * day);
  const people = [await aHost(house), await aHost(house), await aCleaner(house), await anAdmin(house)];
  const [leaver, , , formerAdmin] = people;
  const helper = await anAdmin(house, { staffRole: 'support' });
  for (const { id } of [...people, helper]) await db.update(users).set({ createdAt: at }).where(eq(users.id, id));
  for (const { id } of [leaver, formerAdmin].flatMap((one) => one ?? []))
    await db
      .update(users)
      .set({ erasedAt: plus(at, hour) })
      .where(eq(users.id, id));
  const of = dayAt(at, zone);
  const [counted] = await countDays(db, [wholeDay(of, zone)]);
  assert.deepEqual([counted?.newSignups, counted?.erasedAccounts], [3, 1]);
  await keepFigures(house.kit);
  const [row] = await db.select().from(figureDays).where(eq(figureDays.day, of));
  assert.deepEqual([row?.newSignups, row?.erasedAccounts], [3, 1]);
});
