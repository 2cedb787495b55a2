import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchServer, startBenchServer, withClient } from './bench-database.ts';
import { bidCall, type Call, detailCall, listCall } from './calls.ts';
import { type Contestant, startBare, startOurs } from './contestants.ts';
import { sizeOf } from './generate.ts';
import { databaseCpu, processCpu } from './processor-time.ts';
import { recordStatements } from './record-statements.ts';
import { type Measured, printGrowth, printTable } from './report.ts';
import { type Round, round } from './rounds.ts';

// How fast the three busiest calls are compared with F (bare-server.ts), and how that changes as the marketplace grows.
// BENCH_JOBS=100000,1000000 BENCH_ROUNDS=5 BENCH_SECONDS=4 BENCH_CALLS=list,detail,bid

const sizes = (process.env.BENCH_JOBS ?? '100000,1000000').split(',').map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const warmUp = 5;
const wanted = (process.env.BENCH_CALLS ?? 'list,detail,bid').split(',');

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-run-'));
const server = await startBenchServer();
try {
  const results: Measured[][] = [];
  for (const jobs of sizes) {
    const measured = await measure(server, jobs);
    printTable(jobs, measured);
    results.push(measured);
  }
  printGrowth(results);
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true });
}

async function measure(database: BenchServer, jobs: number): Promise<Measured[]> {
  const size = sizeOf(jobs);
  const url = await database.marketplace(`bench_${jobs}`, size);
  const calls = await withClient(url, async (client) => [
    listCall(size),
    await detailCall(client),
    await bidCall(client, size),
  ]);
  const recording = join(scratch, `${jobs}.json`);
  writeFileSync(recording, JSON.stringify(await recordStatements(url, scratch, calls)));
  const ours = await startOurs(url, scratch);
  const bare = await startBare(url, recording);
  try {
    const measured: Measured[] = [];
    for (const call of calls.filter(({ name }) => wanted.includes(name)))
      measured.push(await compare(call, { ours, bare }, database.folder));
    return measured;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

/** Interleaved: ours, F, and F again as the control; the order rotates, so that none is always first. */
async function compare(
  call: Call,
  { ours, bare }: Record<'ours' | 'bare', Contestant>,
  postgresFolder: string,
): Promise<Measured> {
  const turns = { ours: [] as Round[], bare: [] as Round[], control: [] as Round[] };
  const places = { ours, bare, control: bare };
  const names = ['ours', 'bare', 'control'] as const;
  const run = (place: Contestant, duration: number) =>
    round(place.url, call, duration, {
      server: () => processCpu(place.pid),
      database: () => databaseCpu(postgresFolder),
    });
  // until V8 has compiled the hot code
  for (const place of [ours, bare]) await run(place, warmUp);
  for (let turn = 0; turn < rounds; turn++) {
    for (let step = 0; step < names.length; step++) {
      const name = names[(turn + step) % names.length] ?? 'ours';
      turns[name].push(await run(places[name], seconds));
    }
  }
  return { call, ...turns };
}
