import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeKit, createKit } from '#server/create-kit.ts';
import { loadEnv } from '#server/platform/env.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { silentLog } from '#server/platform/log.ts';
import { startBenchServer, tokenOf } from './bench-database.ts';
import { startOurs } from './contestants.ts';
import { idOf } from './generate.ts';
import { processCpu } from './processor-time.ts';
import { MemoryWatch, residentOf } from './resident-memory.ts';

// How much memory one web process needs for many open event streams, and how long an event takes to reach all of them.
// BENCH_STREAMS=2000

const streams = Number(process.env.BENCH_STREAMS ?? 2000);
const size = { jobs: 1000, properties: 100, hosts: 50, cleaners: streams, towns: 10 };
const rounds = 20;

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-streams-'));
const server = await startBenchServer();
const databaseUrl = await server.marketplace(`bench_streams_${streams}`, size);
const kit = await createKit({ settings: loadEnv({ DATABASE_URL: databaseUrl }), databaseUrl, log: silentLog });
const ours = await startOurs(databaseUrl, scratch);
try {
  const idle = residentOf(ours.pid);
  const memory = new MemoryWatch(ours.pid);
  const pages = await openPages();
  await wait(2000);
  const opened = residentOf(ours.pid);
  const cpuBefore = processCpu(ours.pid) ?? Number.NaN;
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) took.push(await tellAll(pages));
  const cpu = ((processCpu(ours.pid) ?? Number.NaN) - cpuBefore) / rounds;
  memory.stop();
  took.sort((a, b) => a - b);
  console.table({
    [`${streams} streams`]: {
      'idle, MB': idle,
      'all open, MB': opened,
      'largest, MB': memory.own,
      goal: '300 MB',
      'an event reaches all within, ms (median, worst)': `${took[rounds / 2]?.toFixed(0)}, ${took.at(-1)?.toFixed(0)}`,
      'CPU of an event, ms': (cpu * 1000).toFixed(0),
    },
  });
  for (const { request } of pages) request.destroy();
} finally {
  await ours.stop();
  await closeKit(kit);
  await server.stop();
  rmSync(scratch, { recursive: true });
}

interface Page {
  request: ClientRequest;
  heard: number;
}

async function openPages(): Promise<Page[]> {
  const pages: Page[] = [];
  // fifty at a time, as after a restart of the process
  for (let first = 0; first < streams; first += 50) {
    const some = Array.from({ length: Math.min(50, streams - first) }, (_, index) => openPage(first + index));
    pages.push(...(await Promise.all(some)));
  }
  return pages;
}

function openPage(n: number): Promise<Page> {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const headers = { authorization: `Bearer ${tokenOf(idOf('cleaner', n))}` };
  const request = get(`${ours.url}/api/events`, { headers, agent: false }, (answer: IncomingMessage) => {
    if (answer.statusCode !== 200) return reject(new Error(`A stream was refused: ${answer.statusCode}`));
    const page = { request, heard: 0 };
    answer.setEncoding('utf8').on('data', (text: string) => {
      page.heard += text.split('event: changed').length - 1;
    });
    answer.once('error', () => undefined);
    resolve(page);
  });
  request.once('error', reject);
  return promise;
}

/** Milliseconds until an event for every cleaner has come to every page. */
async function tellAll(pages: readonly Page[]): Promise<number> {
  const wanted = pages.map(({ heard }) => heard + 1);
  const startedAt = performance.now();
  await sendLiveEvent(kit.db, { people: ['CLEANER'], topics: ['openJobs'] });
  while (pages.some(({ heard }, index) => heard < (wanted[index] ?? 0))) await wait(1);
  return performance.now() - startedAt;
}
