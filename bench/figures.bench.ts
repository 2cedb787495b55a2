import { closeKit, createKit } from '#server/create-kit.ts';
import { figureTasks } from '#server/figures/index.ts';
import { loadEnv } from '#server/platform/env.ts';
import type { Kit } from '#server/platform/kit.ts';
import { silentLog } from '#server/platform/log.ts';
import { listAnalyticsCities, listCohorts } from '#server/views/admin/analytics/list-analytics.ts';
import { showAnalytics } from '#server/views/admin/analytics/show-analytics.ts';
import { showDashboard } from '#server/views/admin/show-dashboard.ts';
import { startBenchServer } from './bench-database.ts';
import { sizeOf } from './generate.ts';
import { median } from './rounds.ts';

// The admin's figures with a million jobs: what the worker takes to count every day, and what the dashboard and each part
// of Analytics take after that, one call after another; also while ten days have changed. BENCH_JOBS=1000000

const jobs = Number(process.env.BENCH_JOBS ?? 1_000_000);
const calls = 40;
const day = 86_400_000;

const server = await startBenchServer();
try {
  await measure(await server.marketplace(`bench_figures_${jobs}`, sizeOf(jobs)));
} finally {
  await server.stop();
}

async function measure(databaseUrl: string): Promise<void> {
  const settings = loadEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const kit = await createKit({ settings, databaseUrl, log: silentLog });
  const startedAt = performance.now();
  await figureTasks(kit)['keep-figures']?.({});
  console.log(
    `all days of ${jobs.toLocaleString('en')} jobs counted in ${Math.round(performance.now() - startedAt)} ms`,
  );
  const yearAgo = new Date(kit.clock.now().getTime() - 364 * day).toISOString();
  const read = {
    dashboard: () => showDashboard(kit),
    'analytics, 30 days': () => showAnalytics(kit, {}),
    'analytics, a year': () => showAnalytics(kit, { from: yearAgo }),
    'by city, 30 days': () => listAnalyticsCities(kit, { limit: 50 }),
    'by city, a year': () => listAnalyticsCities(kit, { from: yearAgo, limit: 50 }),
    'who comes back': () => listCohorts(kit, { role: 'HOST', limit: 366 }),
  };
  const kept = await timesOf(read);
  await changeTenDays(kit);
  const changed = await timesOf(read);
  console.table(
    Object.fromEntries(
      Object.keys(read).map((name) => [name, { 'median ms': kept[name], 'ten days changed': changed[name] }]),
    ),
  );
  await closeKit(kit);
}

async function timesOf(read: Record<string, () => Promise<unknown>>): Promise<Record<string, string>> {
  const times: Record<string, string> = {};
  for (const [name, call] of Object.entries(read)) {
    for (let n = 0; n < 5; n++) await call();
    const measured: number[] = [];
    for (let n = 0; n < calls; n++) {
      const startedAt = performance.now();
      await call();
      measured.push(performance.now() - startedAt);
    }
    times[name] = median(measured).toFixed(1);
  }
  return times;
}

/** As if something of each of the last ten days had changed. */
async function changeTenDays({ db }: Kit): Promise<void> {
  await db.$client.query(
    "insert into figure_change (at) select now() - ago * interval '1 day' from generate_series(0, 9) ago",
  );
}
