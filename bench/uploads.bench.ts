import { randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startBenchServer, tokenOf } from './bench-database.ts';
import { startOurs } from './contestants.ts';
import { idOf, sizeOf } from './generate.ts';
import { MemoryWatch, residentOf } from './resident-memory.ts';
import { type PhotoAnswer, sendPhoto } from './send-photo.ts';

// What one account's flood of pictures does to the web process and to somebody else who works meanwhile.

const longestFlood = 120_000;
const cleaner = (n: number) => tokenOf(idOf('cleaner', n));

interface Flood {
  name: string;
  pictures: number;
  picture: Buffer;
  token: string;
}

const scratch = mkdtempSync(join(tmpdir(), 'freshkey-bench-uploads-'));
const server = await startBenchServer();
try {
  const databaseUrl = await server.marketplace('bench_uploads', sizeOf(1000));
  const floods = [
    { name: '60 × 11.5 MB', pictures: 60, picture: await heavyJpeg(), token: cleaner(1) },
    { name: '150 × 49 megapixels', pictures: 150, picture: await slowPng(), token: cleaner(2) },
  ];
  const phonePicture = await noise(4000, 3000, 50);
  const ours = await startOurs(databaseUrl, scratch);
  try {
    await wait(2_000);
    console.log(`idle ${residentOf(ours.pid)} MB`);
    const rows = [];
    for (const flood of floods) rows.push([flood.name, await measure(ours, flood, phonePicture)] as const);
    console.table(Object.fromEntries(rows));
  } finally {
    await ours.stop();
  }
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true });
}

async function measure({ url, pid }: { url: string; pid: number }, flood: Flood, phonePicture: Buffer) {
  const memory = new MemoryWatch(pid);
  const somebodyElse = work(url, cleaner(0), phonePicture);
  const until = performance.now() + longestFlood;
  const answers = (await Promise.all(Array.from({ length: flood.pictures }, () => insist(url, flood, until)))).flat();
  const { calls, photos, refused } = await somebodyElse.end();
  memory.stop();
  await wait(60_000);
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return {
    '201': count(201),
    '429': count(429),
    other: answers.length - count(201) - count(429),
    'RSS max MB': memory.own,
    'with decoder MB': memory.together,
    'a minute later MB': residentOf(pid),
    'their calls max ms': Math.round(Math.max(...calls)),
    'their photos': `${photos.length}, ${refused} refused`,
    'their photos max ms': Math.round(Math.max(...photos)),
  };
}

/** Sends one picture until it is taken, or refused for longer than a minute. */
async function insist(url: string, { token, picture }: Flood, until: number): Promise<PhotoAnswer[]> {
  const answers: PhotoAnswer[] = [];
  for (;;) {
    const answer = await sendPhoto(url, token, picture).catch(() => ({ status: 0, retryAfter: 0, milliseconds: 0 }));
    answers.push(answer);
    if (answer.status !== 429 || answer.retryAfter > 60 || performance.now() > until) return answers;
    await wait(answer.retryAfter * 1000);
  }
}

/** Somebody who looks at pages all the time and sends a phone's photo every other second. */
function work(url: string, token: string, photo: Buffer) {
  let going = true;
  const [calls, photos]: [number[], number[]] = [[], []];
  let refused = 0;
  const looking = (async () => {
    while (going) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) refused++;
      calls.push(performance.now() - startedAt);
      await wait(50);
    }
  })();
  const sending = (async () => {
    while (going) {
      await wait(2_000);
      const { status, milliseconds } = await sendPhoto(url, token, photo);
      if (status !== 201) refused++;
      photos.push(milliseconds);
    }
  })();
  return {
    async end() {
      going = false;
      await Promise.all([looking, sending]);
      return { calls, photos, refused };
    },
  };
}

/** 11.5 MB exactly: what stands behind a picture is sent, too. */
async function heavyJpeg(): Promise<Buffer> {
  const picture = await noise(4000, 2600, 90);
  const size = Math.round(11.5 * 1024 * 1024);
  if (picture.length > size) throw new Error(`The picture has ${picture.length} bytes already`);
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** One colour, small on the wire, and interlaced: it has to be decoded whole. */
function slowPng(): Promise<Buffer> {
  const teal = sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'teal' } });
  return teal.png({ progressive: true }).toBuffer();
}

function noise(width: number, height: number, quality: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}
