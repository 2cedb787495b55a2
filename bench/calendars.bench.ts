import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requestLoginCode } from '#server/accounts/request-login-code.ts';
import { sealedFeedUrl } from '#server/calendar/index.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { closeKit, createKit } from '#server/create-kit.ts';
import { loadEnv } from '#server/platform/env.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { silentLog } from '#server/platform/log.ts';
import { placeIn } from '#server/platform/sealed-column.ts';
import { nodeArguments } from '#server/platform/start/server-process.ts';
import { startBenchServer } from './bench-database.ts';
import { idOf } from './generate.ts';
import { startMailSink } from './mail-sink.ts';

// How many calendars one worker reads a second, whether 20,000 fit into their 30 minutes, and how long somebody else's
// sign-in mail takes meanwhile. All are due at once; one in ten has changed, the others answer 304.
// BENCH_FEEDS=2000

const feeds = Number(process.env.BENCH_FEEDS ?? 2000);
const goal = { feeds: 20_000, seconds: 30 * 60 };
const changedOneIn = 10;
const size = { jobs: 20_000, properties: feeds, hosts: Math.ceil(feeds / 4), cleaners: 1000, towns: 50 };

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-calendars-'));
const server = await startBenchServer();
const sink = await startMailSink();
const platforms = await startPlatforms();
const databaseUrl = await server.marketplace(`bench_calendars_${feeds}`, size);
const environment = {
  ...{ DATABASE_URL: databaseUrl, DATA_DIR: scratch, SMTP_URL: sink.url, LOG_LEVEL: 'warn' },
  CALENDAR_ALLOW_PRIVATE: platforms.at.join(','),
};
const kit = await createKit({ settings: loadEnv(environment), databaseUrl, log: silentLog });
try {
  await connect(kit);
  console.table([await readAll('first reading'), await readAll('30 minutes later')]);
} finally {
  await closeKit(kit);
  await sink.stop();
  platforms.stop();
  await server.stop();
  rmSync(scratch, { recursive: true });
}

/** A worker process finds all of them due. */
async function readAll(name: string) {
  await kit.db.$client.query('update calendar_integration set next_run_at = now(), leased_until = null');
  const before = { ...platforms.answered };
  const worker = spawn(process.execPath, nodeArguments('worker.ts'), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const startedAt = performance.now();
  const mails: Promise<number>[] = [];
  let readingSince: number | undefined;
  for (let left = feeds; left > 0; left = await due()) {
    // while the worker is still starting, it is not its reading that a mail waits for
    if (left < feeds) readingSince ??= performance.now();
    if (mails.length < (performance.now() - (readingSince ?? Infinity)) / 1000) mails.push(signInMail(mails.length));
    await wait(100);
  }
  const took = (performance.now() - startedAt) / 1000;
  const slowest = Math.max(...(await Promise.all(mails))) / 1000;
  worker.kill();
  if (worker.exitCode === null) await once(worker, 'exit');
  const aSecond = feeds / took;
  return {
    reading: name,
    feeds,
    'changed, 304': `${platforms.answered.whole - before.whole}, ${platforms.answered.same - before.same}`,
    'feeds a second': aSecond.toFixed(1),
    '20,000 take, minutes': (goal.feeds / aSecond / 60).toFixed(1),
    'within 30 minutes': goal.feeds / aSecond <= goal.seconds ? 'yes' : 'no',
    'slowest sign-in mail, s': slowest.toFixed(2),
  };
}

async function due(): Promise<number> {
  const { rows } = await kit.db.$client.query(
    'select count(*)::int as left from calendar_integration where next_run_at <= now()',
  );
  return rows[0].left;
}

/** One calendar for each property, imported before. */
async function connect({ sealer, hasher, db }: Kit): Promise<void> {
  const { rows } = await db.$client.query('select id, host_id from property order by id limit $1', [feeds]);
  const now = new Date();
  const calendars = rows.map((property: { id: string; host_id: string }, index) => {
    const id = newId();
    const url = `${platforms.urls[index % platforms.urls.length]}/${index}.ics`;
    return {
      ...{
        id,
        hostId: property.host_id,
        propertyId: property.id,
        platform: 'airbnb' as const,
        externalPropertyId: '1',
      },
      ...{ urlSealed: sealer.seal(url, placeIn(sealedFeedUrl, [id])), urlMasked: url, server: new URL(url).host },
      ...{ urlFingerprint: hasher.hash('calendar feed', url), importedAt: now, createdAt: now },
    };
  });
  await db.$client.query('truncate calendar_event, calendar_booking, calendar_integration');
  for (let from = 0; from < feeds; from += 500)
    await db.insert(calendarIntegrations).values(calendars.slice(from, from + 500));
}

/** Four servers of other people, each with its own calendars: five stays ahead, one more each time for one in ten. */
async function startPlatforms() {
  const answered = { whole: 0, same: 0 };
  const readings = new Map<string, number>();
  const servers = Array.from({ length: 4 }, () =>
    createServer((request, reply) => {
      const url = request.url ?? '';
      const times = readings.get(url) ?? 0;
      readings.set(url, times + 1);
      const body = calendarOf(Number(/\d+/.exec(url)?.[0]) % changedOneIn === 0 ? 5 + times : 5);
      const etag = `"${hash('sha256', body)}"`;
      const isSame = request.headers['if-none-match'] === etag;
      answered[isSame ? 'same' : 'whole']++;
      if (isSame) reply.writeHead(304).end();
      else reply.writeHead(200, { 'content-type': 'text/calendar', etag }).end(body);
    }),
  );
  for (const one of servers) await once(one.listen(0, '127.0.0.1'), 'listening');
  // a listening server has an address with a port
  const at = servers.map((one) => `127.0.0.1:${(one.address() as AddressInfo).port}`);
  return { answered, at, urls: at.map((each) => `http://${each}`), stop: () => servers.map((one) => one.close()) };
}

function calendarOf(stays: number): string {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const events = Array.from({ length: stays }, (_, index) => [
    ...['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day(3 + index * 6)}`, `DTEND;VALUE=DATE:${day(7 + index * 6)}`],
    ...[`UID:${index}@airbnb.com`, 'SUMMARY:Reserved', 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}

async function signInMail(n: number): Promise<number> {
  const { rows } = await kit.db.$client.query('select email from user_account where id = $1', [idOf('cleaner', n + 1)]);
  const email: string = rows[0].email;
  const startedAt = performance.now();
  const come = sink.mailTo(email);
  const caller = {
    ip: `10.0.0.${n % 250}`,
    ipRange: `10.0.${n % 250}.0/24`,
    userAgent: '',
    language: '',
    device: null,
    timeZone: null,
    phoneNow: null,
  };
  await requestLoginCode(kit, caller, { email });
  await come;
  return performance.now() - startedAt;
}
