import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBenchServer, tokenOf } from './bench-database.ts';
import { startOurs } from './contestants.ts';
import { heavyJpeg, phonePhoto, slowPng } from './flood-pictures.ts';
import { idOf, sizeOf } from './generate.ts';
import { MemoryWatch, residentOf } from './resident-memory.ts';
import { type PhotoAnswer, sendPhoto } from './send-photo.ts';
import { somebodyElse } from './somebody-else.ts';

// What one account's flood of pictures does to the web process and to another user who works meanwhile.

const longestFlood = 120_000;
const cleaner = (n: number) => tokenOf(idOf('cleaner', n));

interface Flood {
  name: string;
  pictures: number;
  picture: Buffer;
  token: string;
  /** Another user's. */
  other: string;
}

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-uploads-'));
const server = await startBenchServer();
try {
  const databaseUrl = await server.marketplace('bench_uploads', sizeOf(1000));
  const floods = [
    { name: 'none', pictures: 0, picture: Buffer.alloc(0), token: '', other: cleaner(0) },
    { name: '60 × 11.5 MB', pictures: 60, picture: await heavyJpeg(), token: cleaner(1), other: cleaner(3) },
    { name: '150 × 49 megapixels', pictures: 150, picture: await slowPng(), token: cleaner(2), other: cleaner(4) },
  ];
  const photo = await phonePhoto();
  const ours = await startOurs(databaseUrl, scratch);
  try {
    await wait(2_000);
    console.log(`idle ${residentOf(ours.pid)} MB`);
    const rows = [];
    for (const flood of floods) rows.push([flood.name, await measure(ours, flood, photo)] as const);
    console.table(Object.fromEntries(rows));
  } finally {
    await ours.stop();
  }
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true });
}

async function measure({ url, pid }: { url: string; pid: number }, flood: Flood, photo: Buffer) {
  const memory = new MemoryWatch(pid);
  const other = somebodyElse({ url, token: flood.other, photo });
  const until = performance.now() + longestFlood;
  const shortest = wait(15_000);
  const answers = (await Promise.all(Array.from({ length: flood.pictures }, () => insist(url, flood, until)))).flat();
  await shortest;
  const { calls, photos, refused } = await other.end();
  memory.stop();
  if (answers.length > 0) await wait(60_000);
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return {
    '201': count(201),
    '429': count(429),
    other: answers.length - count(201) - count(429),
    'RSS max MB': memory.own,
    'with decoder MB': memory.together,
    'a minute later MB': residentOf(pid),
    'their calls median, p99, max ms': [0.5, 0.99, 1].map((share) => Math.round(quantile(calls, share))).join(', '),
    'their photos': `${photos.length}, ${refused} refused`,
    'their photos max ms': Math.round(Math.max(...photos)),
  };
}

/** Sends one picture until it is accepted, or has been refused for more than a minute. */
async function insist(url: string, { token, picture }: Flood, until: number): Promise<PhotoAnswer[]> {
  const answers: PhotoAnswer[] = [];
  for (;;) {
    const answer = await sendPhoto(url, token, picture).catch(() => ({ status: 0, retryAfter: 0, milliseconds: 0 }));
    answers.push(answer);
    if (answer.status !== 429 || answer.retryAfter > 60 || performance.now() > until) return answers;
    await wait(answer.retryAfter * 1000);
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
