import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { uploadBytes } from '#contract/photo-limits.ts';
import { signIn } from '#contract/picture-signs.ts';
import { smallPhoto } from './small-photo.ts';

/** Grain that no format makes small. */
const grainy = (side = 1100) => {
  let state = 7;
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
};
const word = (kind: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${kind}`;
const xmp = (kind: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="${word(kind)}"/></rdf:RDF></x:xmpmeta>`;

/** As a C2PA manifest stands in a JPEG: JUMBF boxes in segments of the eleventh kind. */
function withManifest(jpeg: Buffer, kind: string): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(type, 4);
    return Buffer.concat([head, content]);
  };
  const assertion = box('cbor', Buffer.from(`\xa1qdigitalSourceTypex\x46${word(kind)}`, 'latin1'));
  const boxes = box(
    'jumb',
    Buffer.concat([
      box('jumd', Buffer.from('c2pa\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71\x03c2pa\0', 'latin1')),
      assertion,
    ]),
  );
  const segment = Buffer.concat([Buffer.from([0xff, 0xeb, 0, 0]), Buffer.from('JP\0\x01\0\0\0\x01', 'latin1'), boxes]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** Before the last chunk, where programs add theirs. */
function withChunk(png: Buffer, kind: string, content: string): Buffer {
  const typed = Buffer.from(kind + content, 'latin1');
  const chunk = Buffer.alloc(8 + typed.length);
  chunk.writeUInt32BE(typed.length - 4);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), 4 + typed.length);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}

const deflated = (text: string) => deflateSync(text).toString('latin1');

/** A browser that draws whatever it is given as this JPEG. */
const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
Object.assign(globalThis, {
  createImageBitmap: async () => ({ width: 1100, height: 1100, close: () => undefined }),
  document: {
    createElement: () => ({
      getContext: () => null,
      toBlob: (done: (blob: Blob) => void) => done(new Blob([Uint8Array.from(drawn)], { type: 'image/jpeg' })),
    }),
  },
});
const fileOf = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'photo');

/** What the server reads in it. */
const judged = async (sent: Blob) => signIn(Buffer.from(await sent.arrayBuffer()).toString('latin1'));

const png = await grainy().png().toBuffer();
const jpeg = await grainy().jpeg({ quality: 95 }).toBuffer();
const signed = {
  'XMP in a JPEG': [await grainy().withXmp(xmp('trainedAlgorithmicMedia')).jpeg({ quality: 95 }).toBuffer(), 'drawn'],
  'XMP in a WebP': [await grainy().withXmp(xmp('screenCapture')).webp({ lossless: true }).toBuffer(), 'screenshot'],
  'a C2PA manifest': [withManifest(jpeg, 'compositeWithTrainedAlgorithmicMedia'), 'drawn'],
  'ComfyUI’s prompt': [withChunk(png, 'tEXt', 'prompt\0{"3":{"class_type":"KSampler"}}'), 'drawn'],
  'ComfyUI’s workflow': [withChunk(png, 'tEXt', 'workflow\0{"nodes":[]}'), 'drawn'],
  'a generator’s parameters': [withChunk(png, 'iTXt', 'parameters\0\0\0\0\0a bright kitchen, Steps: 20'), 'drawn'],
} as const;

for (const [what, [bytes, maker]] of Object.entries(signed)) {
  test(`${what} reaches the server: the file is sent as it is`, async () => {
    assert.ok(bytes.length > 600_000);
    const file = fileOf(bytes);
    const sent = await smallPhoto(file);
    assert.equal(sent, file);
    assert.equal(await judged(sent), maker);
  });
}

test('a PNG that says it compressed is sent as it is, or keeps its sign where it is too large', async () => {
  const byMachine = await grainy().withXmp(xmp('trainedAlgorithmicMedia')).png().toBuffer();
  assert.equal(byMachine.includes('trainedAlgorithmicMedia'), false, 'it stands nowhere as it is');
  const file = fileOf(byMachine);
  assert.equal(await smallPhoto(file), file);
  const byParameters = fileOf(withChunk(png, 'zTXt', `parameters\0\0${deflated('a bright kitchen, Steps: 20')}`));
  assert.equal(await smallPhoto(byParameters), byParameters);
  const large = fileOf(Buffer.concat([byMachine, Buffer.alloc(uploadBytes)]));
  assert.equal(await judged(await smallPhoto(large)), 'drawn');
});

test('compressed texts without end, and damaged ones, hold nothing up', async () => {
  const bomb = `note\0\0${deflated('a'.repeat(40_000_000))}`;
  for (const content of [bomb, 'note\0\0no zlib at all', 'note'])
    assert.ok((await smallPhoto(fileOf(withChunk(png, 'zTXt', content)))).size < 5_000);
});

test('a photo without such a sign is drawn anew', async () => {
  for (const bytes of [png, jpeg, await grainy().withXmp(xmp('digitalCapture')).jpeg({ quality: 95 }).toBuffer()]) {
    const sent = await smallPhoto(fileOf(bytes));
    assert.ok(sent.size < 5_000);
    assert.equal(await judged(sent), null);
  }
});

test('what is too large to be sent, and what the server cannot read, still says what it is', async () => {
  const large = Buffer.concat([withManifest(jpeg, 'screenCapture'), Buffer.alloc(uploadBytes)]);
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    Buffer.from(xmp('trainedAlgorithmicMedia')),
  ]);
  for (const [bytes, maker] of [
    [large, 'screenshot'],
    [heic, 'drawn'],
  ] as const) {
    const sent = await smallPhoto(fileOf(bytes));
    assert.ok(sent.size < 5_000);
    assert.equal(await judged(sent), maker);
    assert.equal((await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).width, 20, 'and is a picture');
  }
});

test('the time of a PNG and of a WebP goes along', async () => {
  const dated = grainy().withExif({ IFD2: { DateTimeOriginal: '2026:11:25 10:00:00' } });
  for (const bytes of [await dated.clone().png().toBuffer(), await dated.clone().webp({ lossless: true }).toBuffer()]) {
    const sent = await smallPhoto(fileOf(bytes));
    assert.ok(sent.size < 5_000);
    const { exif } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata();
    assert.match(exif?.toString('latin1') ?? '', /2026:11:25 10:00:00/);
  }
});
