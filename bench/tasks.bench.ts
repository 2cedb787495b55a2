import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requestLoginCode } from '#server/accounts/request-login-code.ts';
import { closeKit, createKit } from '#server/create-kit.ts';
import { record } from '#server/events.ts';
import type { Fact } from '#server/facts.ts';
import { causes } from '#server/platform/causes.ts';
import { loadEnv } from '#server/platform/env.ts';
import type { Kit } from '#server/platform/kit.ts';
import { silentLog } from '#server/platform/log.ts';
import { nodeArguments } from '#server/platform/start/server-process.ts';
import { startBenchServer } from './bench-database.ts';
import { idOf } from './generate.ts';
import { startMailSink } from './mail-sink.ts';
import { databaseCpu, processCpu } from './processor-time.ts';

// How many facts one worker announces a second, and how long others wait while one account records a thousand a second.
// BENCH_FACTS=3000 BENCH_SECONDS=10

const facts = Number(process.env.BENCH_FACTS ?? 3000);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const perSecond = 1000;
/** How many are recorded in one transaction, so that recording leaves the processor to the worker. */
const atOnce = 50;
const size = { jobs: 20_000, properties: 1000, hosts: 500, cleaners: 1000, towns: 50 };
const flooder = idOf('host', 1);

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-tasks-'));
const server = await startBenchServer();
const sink = await startMailSink();
const databaseUrl = await server.marketplace('bench_tasks', size);
const environment = { DATABASE_URL: databaseUrl, DATA_DIR: scratch, SMTP_URL: sink.url, LOG_LEVEL: 'warn' };
const kit = await createKit({ settings: loadEnv(environment), databaseUrl, log: silentLog });
try {
  console.table({
    'for open pages': await drain(kit, changed),
    'for bell, mail and pages': await drain(kit, (jobId) => ({ kind: 'work started', jobId })),
  });
  console.table(await flood(kit));
} finally {
  await closeKit(kit);
  await sink.stop();
  await server.stop();
  rmSync(scratch, { recursive: true });
}

/** A warmed-up worker process finds everything waiting. */
async function drain(base: Kit, factOf: (jobId: string) => Fact) {
  const worker = await startWarmWorker(base, factOf);
  worker.pause();
  await recordSome(base, 0, facts, factOf);
  const cpuSoFar = () => [processCpu(worker.pid) ?? Number.NaN, databaseCpu(server.folder) ?? Number.NaN];
  const [startedAt, before] = [performance.now(), cpuSoFar()];
  worker.goOn();
  await untilAllIsAnnounced();
  const took = (performance.now() - startedAt) / 1000;
  const cpu = cpuSoFar().map((spent, of) => (((spent - (before[of] ?? 0)) / facts) * 1000).toFixed(1));
  await worker.stop();
  return { facts, 'facts a second': Math.round(facts / took), 'CPU ms a fact, worker + database': cpu.join(' + ') };
}

/** Meanwhile, once a second, someone else requests a code and someone else's work begins. */
async function flood(base: Kit) {
  const { stop } = await startWarmWorker(base, changed);
  const [mails, bells]: [Promise<number>[], Promise<number>[]] = [[], []];
  const startedAt = performance.now();
  let recorded = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    await causes.run({ account: flooder }, () => recordSome(base, recorded, atOnce, changed));
    recorded += atOnce;
    if (mails.length < (performance.now() - startedAt) / 1000) {
      mails.push(signInMail(base, mails.length));
      bells.push(bellOfOther(base, bells.length));
    }
    await wait(Math.max(0, startedAt + (recorded / perSecond) * 1000 - performance.now()));
  }
  const took = (performance.now() - startedAt) / 1000;
  const [mailTimes, bellTimes] = [await Promise.all(mails), await Promise.all(bells)];
  await stop();
  const inSeconds = (times: number[]) => (Math.max(...times) / 1000).toFixed(2);
  return {
    [`${Math.round(recorded / took)} facts a second for ${Math.round(took)} s`]: {
      'slowest sign-in mail, s': inSeconds(mailTimes),
      'slowest bell of another, s': inSeconds(bellTimes),
    },
  };
}

function changed(jobId: string): Fact {
  return { kind: 'job changed', jobId, voidedBidIds: [], uninvitedIds: [] };
}

/** Facts about consecutive jobs, so that none folds into another. */
async function recordSome(base: Kit, from: number, count: number, factOf: (jobId: string) => Fact): Promise<void> {
  for (let first = from; first < from + count; first += atOnce) {
    await base.db.transaction(async (tx) => {
      for (let n = first; n < first + atOnce; n++) await record(base, tx, factOf(idOf('job', n % (size.jobs / 2))));
    });
  }
}

async function signInMail(base: Kit, n: number): Promise<number> {
  const { rows } = await base.db.$client.query('select email from user_account where id = $1', [
    idOf('cleaner', n + 1),
  ]);
  const email: string = rows[0].email;
  const startedAt = performance.now();
  const come = sink.mailTo(email);
  await requestLoginCode(
    base,
    {
      ip: `10.0.0.${n}`,
      ipRange: `10.0.${n}.0/24`,
      userAgent: '',
      language: '',
      device: null,
      timeZone: null,
      phoneNow: null,
    },
    { email },
  );
  await come;
  return performance.now() - startedAt;
}

async function bellOfOther(base: Kit, n: number): Promise<number> {
  const jobId = idOf('job', size.jobs - 1 - n);
  const startedAt = performance.now();
  await causes.run({ account: idOf('cleaner', n + 1) }, () =>
    base.db.transaction((tx) => record(base, tx, { kind: 'work submitted', jobId })),
  );
  const rung = 'select from notification where job_id = $1 and kind = $2';
  while ((await base.db.$client.query(rung, [jobId, 'workSubmitted'])).rowCount === 0) await wait(20);
  return performance.now() - startedAt;
}

async function untilAllIsAnnounced(): Promise<void> {
  const waiting = "select from pgboss.job where name = 'announcement' and state < 'completed' limit 1";
  while ((await kit.db.$client.query(waiting)).rowCount) await wait(20);
}

/** A worker process that has done a few hundred tasks, so that V8 has compiled the hot code. */
async function startWarmWorker(base: Kit, factOf: (jobId: string) => Fact) {
  await base.db.$client.query('truncate pgboss.job, notification, delivery, mail, mail_thread, sign_in_attempt');
  const child = spawn(process.execPath, nodeArguments('worker.ts'), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await recordSome(base, size.jobs / 4, 300, factOf);
  await untilAllIsAnnounced();
  return {
    pid: child.pid ?? 0,
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
