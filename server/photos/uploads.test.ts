import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import exifr from 'exifr';
import sharp from 'sharp';
import { uploadBytes } from '#contract/photo-limits.ts';
import { day, hour } from '#server/platform/clock.ts';
import { keyOfLink, photoLink, screenKey } from '#server/platform/photo-link.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJpeg, aPicture, upload, withChunk } from '#server/testing/a-picture.ts';
import { aHouse } from '#server/testing/house.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { anAdmin } from '#server/testing/people.ts';
import { photoPath } from './stored-picture.ts';

const house = await aHouse();
const cleaner = await anApprovedCleaner(house);

const send = (bytes: Buffer, sent = {}) => upload(house, cleaner.token, bytes, sent);
const fetched = async (path: string) => {
  const { statusCode, headers, rawPayload } = await house.app.inject({ url: path });
  return { status: statusCode, headers, bytes: rawPayload };
};
const refusal = ({ status, body }: Answer): [number, string] => [status, body.fields?.file ?? body.error];

test('a picture is stored as JPEG with a thumbnail and is fetched by signed links', async () => {
  const { status, body } = await send(await aJpeg({ width: 800, height: 600 }));
  assert.deepEqual([status, body.width, body.height, body.takenAt], [201, 800, 600, null]);
  const whole = await fetched(body.photoUrl);
  assert.deepEqual([whole.status, whole.headers['content-type']], [200, 'image/jpeg']);
  assert.match(String(whole.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.equal(whole.headers['x-content-type-options'], 'nosniff');
  assert.match(String(whole.headers['content-disposition']), /^inline/);
  assert.match(String(whole.headers['cache-control']), /^private, max-age=\d+/);
  const small = await sharp((await fetched(body.thumbnailUrl)).bytes).metadata();
  assert.deepEqual([small.width, small.height], [320, 240]);
});

test('a picture has a copy as large as a screen, and one from before there were such copies is given whole', async () => {
  const { body } = await send(await aJpeg({ width: 2000, height: 1500 }));
  const key = screenKey(keyOfLink(body.photoUrl) ?? '');
  const width = async () => (await sharp((await fetched(photoLink(house.kit, key))).bytes).metadata()).width;
  assert.equal(await width(), 1024);
  await house.kit.storage.remove(photoPath(key));
  assert.equal(await width(), 2000);
});

test('links stay the same for an hour, expire, and work for nothing else', async () => {
  const { body } = await send(await aJpeg());
  const [path, signature] = [body.photoUrl.split('&s=')[0], body.photoUrl.split('&s=')[1]];
  assert.equal(
    (await fetched(`${path}&s=${signature.replace(/^./, (c: string) => (c === 'A' ? 'B' : 'A'))}`)).status,
    404,
  );
  assert.equal((await fetched(`${body.thumbnailUrl.split('?')[0]}?${body.photoUrl.split('?')[1]}`)).status, 404);
  assert.equal((await fetched(body.photoUrl.split('?')[0])).status, 400);
  assert.equal((await fetched('/photos/..%2f..%2fetc%2fpasswd?e=1&s=x')).status, 404);
  house.clock.forward(2 * hour);
  assert.equal((await fetched(body.photoUrl)).status, 404);
});

test('capture time is kept, place is sealed, and no metadata leaves with the picture', async () => {
  const bytes = await aPicture()
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA' },
      IFD2: { DateTimeOriginal: '2026:05:06 10:15:30', OffsetTimeOriginal: '-05:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 16/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 33/1',
      },
    })
    .jpeg()
    .toBuffer();
  assert.equal((await exifr.parse(bytes)).Make, 'CANARY-CAMERA');
  const { body } = await send(bytes);
  assert.equal(body.takenAt, '2026-05-06T15:15:30.000Z');
  const kept = await fetched(body.photoUrl);
  assert.equal((await sharp(kept.bytes).metadata()).exif, undefined);
  assert.ok(!kept.bytes.includes('CANARY-CAMERA'));
  const row = (await house.kit.db.$client.query('select * from upload order by created_at desc, id desc limit 1'))
    .rows[0];
  assert.ok(row.place_sealed.length > 50);
  assert.doesNotMatch(JSON.stringify(row), /97\.74|30\.27/);
});

test('a camera clock without a zone shows the cleaner’s local time', async () => {
  const bytes = await aPicture()
    .withExif({ IFD2: { DateTimeOriginal: '2026:05:06 10:15:30' } })
    .webp()
    .toBuffer();
  assert.equal((await send(bytes)).body.takenAt, '2026-05-06T15:15:30.000Z');
});

test('sideways, CMYK, 16-bit, transparent and WebP pictures come out upright and plain', async () => {
  const sideways = await aPicture({ width: 400, height: 300 }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { body } = await send(sideways);
  assert.deepEqual([body.width, body.height], [300, 400]);
  const others = [
    await aPicture().toColourspace('cmyk').jpeg().toBuffer(),
    await aPicture().toColourspace('rgb16').png().toBuffer(),
    await aPicture().ensureAlpha(0.5).png().toBuffer(),
    await aPicture().greyscale().jpeg().toBuffer(),
    await aPicture().webp().toBuffer(),
  ];
  for (const bytes of others) {
    const sent = await send(bytes);
    assert.equal(sent.status, 201);
    const { space, depth, hasAlpha, format } = await sharp((await fetched(sent.body.photoUrl)).bytes).metadata();
    assert.deepEqual([space, depth, hasAlpha, format], ['srgb', 'uchar', false, 'jpeg']);
  }
});

test('what is hidden behind a picture is not kept', async () => {
  const polyglot = Buffer.concat([await aJpeg(), Buffer.from('<script>alert("CANARY")</script>PK\x03\x04')]);
  const { status, body } = await send(polyglot, { name: 'x.html', type: 'text/html' });
  assert.equal(status, 201);
  assert.ok(!(await fetched(body.photoUrl)).bytes.includes('CANARY'));
});

test('the type is judged by content: SVG, GIF, HTML and HEIC are refused whatever their name', async () => {
  const notTaken = 'This file isn’t a photo that can be used here. Choose a JPEG, PNG or WebP';
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  assert.deepEqual(refusal(await send(svg, { name: 'photo.jpg' })), [400, notTaken]);
  assert.deepEqual(refusal(await send(await aPicture().gif().toBuffer())), [400, notTaken]);
  assert.deepEqual(refusal(await send(Buffer.from('<html></html>'))), [400, notTaken]);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
  assert.match(refusal(await send(heic))[1], /HEIC/);
});

test('damaged, huge and missing files are refused with a sentence', async () => {
  const whole = await aJpeg({ width: 1000, height: 1000 });
  const damaged = 'This photo is damaged or incomplete';
  assert.deepEqual(refusal(await send(whole.subarray(0, whole.length / 2))), [400, damaged]);
  const png = await aPicture().png().toBuffer();
  assert.deepEqual(refusal(await send(png.subarray(0, png.length - 60))), [400, damaged]);
  assert.deepEqual(refusal(await send(Buffer.from('\xff\xd8\xff nothing more', 'latin1'))), [400, damaged]);
  assert.deepEqual(refusal(await send(Buffer.alloc(0))), [400, 'This file is empty']);
  assert.deepEqual(refusal(await send(whole, { field: 'photo' })), [400, 'This field is required']);
  const bomb = await sharp({
    create: { width: 10_000, height: 5_001, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  assert.deepEqual(refusal(await send(bomb)), [400, 'Use a photo of at most 50 megapixels']);
  assert.equal((await send(Buffer.concat([whole, Buffer.alloc(uploadBytes)]))).body.error, 'payload_too_large');
});

test('a PNG whose compressed texts would fill the memory is refused; a few of them are not', async () => {
  const png = await aPicture().png().toBuffer();
  const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'a'));
  const zTXt = (bytes: number) => Buffer.concat([Buffer.from('Comment\0\0'), packed(bytes)]);
  const iTXt = (bytes: number) => Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), packed(bytes)]);
  const few = withChunk(withChunk(png, 'zTXt', zTXt(100_000)), 'iTXt', iTXt(100_000));
  assert.equal((await send(few)).status, 201);
  const million = 1024 * 1024;
  for (const many of [
    withChunk(withChunk(png, 'zTXt', zTXt(5 * million)), 'zTXt', zTXt(5 * million)),
    withChunk(withChunk(png, 'iTXt', iTXt(5 * million)), 'iTXt', iTXt(5 * million)),
    withChunk(png, 'iTXt', Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0no zlib')),
  ])
    assert.deepEqual(refusal(await send(many)), [400, 'This photo is damaged or incomplete']);
});

test('an upload must be multipart and come from a host or a cleaner', async () => {
  assert.equal((await house.post('/api/uploads', { file: 'x' }, cleaner.token)).status, 415);
  assert.equal((await upload(house, (await anAdmin(house)).token, await aJpeg())).status, 403);
  assert.equal((await upload(house, 'nobody', await aJpeg())).status, 401);
});

test('pictures no one used within 24 hours are removed', async () => {
  const { body } = await send(await aJpeg());
  const sweep = async () => {
    await house.kit.db.transaction((tx) => house.kit.tasks.send(tx, 'sweep-uploads', {}));
    await house.work();
    return (await house.kit.db.$client.query('select count(*)::int as left from upload')).rows[0].left;
  };
  assert.ok((await sweep()) > 0);
  house.clock.forward(day + 1);
  assert.equal(await sweep(), 0);
  const key = body.photoUrl.split(/[/?]/)[2];
  assert.equal(await house.kit.storage.get(`photos/${key.slice(0, 2)}/${key}`), null);
});
