import { sql } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { sandboxEvents } from '#server/sandbox/table.ts';
import { connectCalendars } from './feeds/connect-calendars.ts';
import { sealDaily } from './seal-daily.ts';
import { seedChecks } from './seed-checks.ts';
import { seedPeople } from './seed-people.ts';
import { seedSessions } from './seed-sessions.ts';
import { aStage } from './stage.ts';
import { tellElsewhere } from './tell-elsewhere.ts';
import { tellPast } from './tell-past.ts';
import { tellPayouts } from './tell-payouts.ts';
import { tellReports } from './tell-reports.ts';
import { tellSavannah } from './tell-savannah.ts';

/** Fills an empty database with a small town and eight weeks of its history, the same for every `now`. */
export async function seedTown(base: Kit, now: Date): Promise<void> {
  // What is half seeded is thrown away anyway: nothing waits for the disk before the end.
  await base.db.execute(sql`set synchronous_commit = off`);
  const stage = aStage(base, now);
  await seedPeople(stage);
  seedChecks(stage);
  tellPast(stage);
  tellSavannah(stage);
  tellElsewhere(stage);
  tellReports(stage);
  tellPayouts(stage);
  connectCalendars(stage);
  sealDaily(stage);
  await stage.play();
  await seedSessions(stage);
  // Every payment was settled on the spot: the provider has nothing left to tell.
  await base.db.update(sandboxEvents).set({ deliveredAt: sql`${sandboxEvents.createdAt}` });
  await base.db.execute(sql`set synchronous_commit = on`);
  await base.db.execute(sql`analyze`);
}
