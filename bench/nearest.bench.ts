import { closeKit, createKit } from '#server/create-kit.ts';
import { loadEnv } from '#server/platform/env.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { silentLog } from '#server/platform/log.ts';
import { listApproved } from '#server/views/cleaners/list-approved.ts';
import { startBenchServer } from './bench-database.ts';
import { idOf } from './generate.ts';
import { median } from './rounds.ts';

// The twenty cleaners nearest to a host's first property, with filters, one call after another: how long it takes, and
// how that grows with the number of cleaners. BENCH_CLEANERS=10000,1000000

const counts = (process.env.BENCH_CLEANERS ?? '10000,1000000').split(',').map(Number);
const calls = 1000;
const hosts = 500;

const server = await startBenchServer();
try {
  const rows: Record<string, { 'median ms': string; 'p99 ms': string }> = {};
  for (const cleaners of counts) {
    const size = { jobs: 2000, properties: 1000, hosts, cleaners, towns: 1000 };
    rows[cleaners.toLocaleString('en')] = await measure(await server.marketplace(`bench_cleaners_${cleaners}`, size));
  }
  console.table(rows);
} finally {
  await server.stop();
}

async function measure(databaseUrl: string) {
  const settings = loadEnv({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const kit = await createKit({ settings, databaseUrl, log: silentLog });
  const times: number[] = [];
  for (let call = -50; call < calls; call++) {
    const startedAt = performance.now();
    await listApproved(kit, hostNo((call + 50) % hosts), { limit: 20, language: 'English', cleaningType: 'standard' });
    if (call >= 0) times.push(performance.now() - startedAt);
  }
  await closeKit(kit);
  const sorted = times.sort((one, other) => one - other);
  return {
    'median ms': median(sorted).toFixed(1),
    'p99 ms': (sorted[Math.floor(calls * 0.99)] ?? Number.NaN).toFixed(1),
  };
}

function hostNo(n: number): Actor {
  return {
    id: idOf('host', n),
    role: 'HOST',
    staffRole: null,
    emailVerified: true,
    suspended: false,
    nameless: false,
    unprotected: false,
    language: 'en',
    sessionHash: Buffer.alloc(0),
  };
}
