import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBenchServer, tokenOf, withClient } from './bench-database.ts';
import { startOurs } from './contestants.ts';
import { idOf, sizeOf } from './generate.ts';
import { databaseCpu, processCpu } from './processor-time.ts';
import { MemoryWatch, residentOf } from './resident-memory.ts';
import { median } from './rounds.ts';

// An admin takes every job along as a file: how much memory one web process needs for it, what somebody else notices
// meanwhile, and that nothing is read any more once the browser has gone. BENCH_JOBS=1000000

const jobs = Number(process.env.BENCH_JOBS ?? 1_000_000);
const adminId = '01900009-0000-7000-8000-000000000000';
const megabyte = 1024 * 1024;

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-exports-'));
const server = await startBenchServer();
try {
  const databaseUrl = await server.marketplace(`bench_exports_${jobs}`, sizeOf(jobs));
  await withAdmin(databaseUrl);
  const ours = await startOurs(databaseUrl, scratch);
  try {
    await measure(ours);
  } finally {
    await ours.stop();
  }
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true });
}

/** The generated marketplace has none. */
function withAdmin(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into user_account (id, email, name, role, staff_role, email_verified_at, onboarding_completed, referral_code, created_at)
       values ($1, 'admin@bench.example', 'Ada Admin', 'ADMIN', 'owner', now(), true, 'ADMINBENCH', now()) on conflict do nothing`,
      [adminId],
    );
    await client.query(
      `insert into session (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
       values (sha256(convert_to($1, 'UTF8')), $2, 'bench', now(), now(), now() + interval '30 days') on conflict do nothing`,
      [tokenOf(adminId), adminId],
    );
  });
}

interface Ours {
  url: string;
  pid: number;
}

async function measure(ours: Ours): Promise<void> {
  await readWhole(ours, '?format=csv&status=OPEN&from=2100-01-01');
  const idle = residentOf(ours.pid);
  const control = somebodyLooks(ours);
  await wait(10_000);
  const quiet = timesOf(await control.end());
  const memory = new MemoryWatch(ours.pid);
  const other = somebodyLooks(ours);
  const startedAt = performance.now();
  const whole = await readWhole(ours, '?format=csv');
  const seconds = (performance.now() - startedAt) / 1000;
  const during = timesOf(await other.end());
  memory.stop();
  console.table({
    [`${whole.lines.toLocaleString('en')} jobs`]: {
      'file, MB': Math.round(whole.bytes / megabyte),
      seconds: seconds.toFixed(0),
      'idle, MB': idle,
      'largest in the first tenth, MB': whole.firstTenth,
      'largest, MB': memory.own,
      'somebody else’s calls, ms': during,
      'without it, ms': quiet,
    },
  });
  await leave(ours);
}

/** The median and the slowest but one in a hundred. */
function timesOf(calls: readonly number[]): string {
  const sorted = calls.toSorted((one, another) => one - another);
  return `${median(sorted).toFixed(0)}, ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(0)}`;
}

interface Whole {
  bytes: number;
  /** Without the head. */
  lines: number;
  /** The largest resident memory until a tenth of the jobs had arrived. */
  firstTenth: number;
}

async function readWhole(ours: Ours, query: string): Promise<Whole> {
  const read: Whole = { bytes: 0, lines: -1, firstTenth: 0 };
  let looked = 0;
  for await (const piece of await ask(ours, query)) {
    // a stream without an encoding gives buffers
    const bytes = piece as Buffer;
    read.bytes += bytes.length;
    for (const byte of bytes) if (byte === 10) read.lines++;
    if (read.lines < jobs / 10 && read.bytes - looked > megabyte) {
      looked = read.bytes;
      read.firstTenth = Math.max(read.firstTenth, residentOf(ours.pid));
    }
  }
  return read;
}

/** Who goes after a moment leaves nothing running: neither the web process nor the database has work three seconds later. */
async function leave(ours: Ours): Promise<void> {
  const answer = await ask(ours, '?format=csv');
  answer.resume();
  await wait(1000);
  answer.destroy();
  await wait(3000);
  const used = () => [processCpu(ours.pid) ?? Number.NaN, databaseCpu(server.folder) ?? Number.NaN];
  const before = used();
  await wait(5000);
  const [web, database] = used().map((seconds, at) => Math.round((seconds - (before[at] ?? 0)) * 1000));
  console.log(`from three seconds after the browser has gone: CPU of ${web} + ${database} ms in five seconds`);
}

function ask({ url }: Ours, query: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(
    `${url}/api/admin/jobs${query}`,
    { headers: { authorization: `Bearer ${tokenOf(adminId)}` }, agent: false },
    (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`The export was answered with ${answer.statusCode}`));
    },
  ).once('error', reject);
  return promise;
}

/** A host who keeps opening a page meanwhile; the milliseconds of each call. */
function somebodyLooks({ url }: Ours): { end(): Promise<number[]> } {
  const took: number[] = [];
  let going = true;
  const looking = (async () => {
    while (going) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${tokenOf(idOf('host', 1))}` } });
      await answer.arrayBuffer();
      took.push(performance.now() - startedAt);
      await wait(50);
    }
  })();
  return {
    async end() {
      going = false;
      await looking;
      return took;
    },
  };
}
