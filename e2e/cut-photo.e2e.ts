import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { uploadPartBytes } from '#contract/photo-limits.ts';
import { aBadWay, type BadWay } from './a-bad-way.ts';
import { aDemo } from './a-demo.ts';
import { photoForm } from './a-photo.ts';
import { aClearedCleaner, aPayingHost, aTakenJob, type TakenJob } from './a-taken-job.ts';
import { ready, turnTo } from './at-work.ts';
import { aWindow } from './chromium.ts';
import { aClient, type Client, expectBody } from './client.ts';
import { moveClockTo } from './move-clock-to.ts';
import { eventually, type Somebody } from './people.ts';

// A photo on a signal that breaks off in its middle, in a real browser on a real connection.

const hour = 3_600_000;
const demo = aDemo();
let client: Client;
let cleaner: Somebody;
let job: TakenJob;
let way: BadWay;

demo.ready(async () => {
  client = aClient(demo.product.url);
  way = await aBadWay(demo.product.url);
  const host = await aPayingHost(client, 'Hanna Cut', '4242424242424242');
  cleaner = await aClearedCleaner(client, 'Cleo Cut');
  job = await aTakenJob(client, host, cleaner, { startsIn: 30 * hour, amountCents: 9000 });
  await moveClockTo(client, job.startTime);
  expectBody(await client.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token), 200);
});
after(() => way?.close());

/** Random dots do not compress; less than what the phone makes smaller. */
async function aHeavyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const dots = { create: { width: 1000, height: 750, channels: 3, background: 'teal', noise } } as const;
  const photo = await sharp(dots).jpeg({ quality: 80 }).toBuffer();
  assert.ok(photo.length > 300_000 && photo.length < 600_000, `${photo.length} bytes`);
  return photo;
}

const deliverables = async (): Promise<{ photoUrl: string }[]> =>
  expectBody(await client.get(`/api/jobs/${job.id}`, cleaner.token), 200).deliverables;
const pictureAt = async (photoUrl: string) =>
  Buffer.from(await (await fetch(new URL(photoUrl, demo.product.url))).arrayBuffer());
/**
 * What the server has taken in of photos that are still coming; a busy machine is behind what was sent. The folder is made
 * for the first of them, and a file may go while it is looked at.
 */
const incomingFiles = async () => {
  const found = await readdir(join(demo.product.dataDir, 'incoming'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile());
};
const incomingBytes = async () => {
  const sizes = (await incomingFiles()).map(({ parentPath, name }) =>
    stat(join(parentPath, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const offsets = () => way.photos.flatMap(({ call }) => /offset=(\d+)/.exec(call)?.[1] ?? []).map(Number);

test('a photo that is cut off twice, the app closed in between, goes on where it was and is there once', async () => {
  const photo = await aHeavyPhoto();
  const half = photo.length / 2;
  const { page: first, context } = await aWindow(demo.browser, {
    ...{ url: way.url, width: 390, height: 844, token: cleaner.token },
  });
  await first.goto(`/jobs/${job.id}`);
  await ready(first);
  await turnTo(first, 'Before');
  way.open(half);
  const file = { name: 'before.jpg', mimeType: 'image/jpeg', buffer: photo };
  await first.getByRole('button', { name: 'Take a photo', exact: true }).setInputFiles(file);
  await eventually(async () => way.isStuck() && (await incomingBytes()) > half - uploadPartBytes, 'Its first half');
  way.cut();
  await eventually(async () => (await incomingFiles()).length === 0, 'The first cut');
  await first.getByRole('img', { name: file.name }).waitFor();
  way.open(1.5 * half);
  await eventually(async () => way.isStuck(), 'The second cut');
  way.cut();
  assert.deepEqual(await deliverables(), []);

  await first.close({ runBeforeUnload: false });
  way.open();
  const page = await context.newPage();
  await page.goto(`/jobs/${job.id}?step=before`);
  const [kept, ...others] = await eventually(async () => {
    const found = await deliverables();
    return found.length > 0 && found;
  }, 'The photo');
  assert.deepEqual(others, []);

  const [whole, ...parts] = way.photos;
  assert.equal(whole?.call, 'POST /api/uploads');
  assert.ok(Math.min(...offsets()) > half - 2 * uploadPartBytes, `goes on at ${offsets()} of ${photo.length}`);
  const heads = 2000 * parts.length;
  const sent = way.photos.reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(sent < photo.length + 3 * uploadPartBytes + heads, `${sent} bytes of ${photo.length} were sent`);

  // what the server makes of these very bytes when they come in one piece
  const { body: same } = await client.send('POST', '/api/uploads', { as: cleaner.token, body: photoForm(photo) });
  assert.ok((await pictureAt(kept?.photoUrl ?? '')).equals(await pictureAt(same.photoUrl)));
  await context.close();
});
