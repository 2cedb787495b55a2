import { closeKit, createKit } from '#server/create-kit.ts';
import { keepFigures } from '#server/figures/index.ts';
import { loadEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { seedTown } from './seed-town.ts';

/** The program that the first start of a demo runs; see server/platform/start/prepare-database.ts. */
const settings = loadEnv(process.env);
if (!settings.databaseUrl) throw new Error('DATABASE_URL is missing');
const log = createLog('warn', 'seed');
// One connection: the town's history happens one thing after the other.
const kit = await createKit({ settings, databaseUrl: settings.databaseUrl, log, connections: 1 });
await seedTown(kit, kit.clock.now());
// the first admin would otherwise meet a minute in which older days are still being counted
await keepFigures(kit);
await closeKit(kit);
