import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exifOf, withExif } from './exif.ts';

const bytes = (...parts: readonly (readonly number[])[]) => new Blob([Uint8Array.from(parts.flat())]);
const [start, jfif, picture] = [
  [0xff, 0xd8],
  [0xff, 0xe0, 0, 4, 1, 2],
  [0xff, 0xda, 0, 2, 7, 7],
];
/** One tag: turned by a quarter. Little-endian, as most phones write it, or big-endian. */
const exif = (little: boolean): number[] => {
  const two = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const four = (value: number) => (little ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  const mark = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const head = [...(little ? [0x49, 0x49] : [0x4d, 0x4d]), ...two(42), ...four(8)];
  const tag = [...two(0x0112), ...two(3), ...four(1), ...two(6), 0, 0];
  const body = [...mark, ...head, ...two(1), ...tag, ...four(0)];
  return [0xff, 0xe1, 0, body.length + 2, ...body];
};

for (const little of [true, false]) {
  test(`what a camera wrote goes along with a smaller picture, upright (${little ? 'little' : 'big'}-endian)`, async () => {
    const found = await exifOf(bytes(start, jfif, exif(little), picture));
    assert.deepEqual([...(found ?? [])], exif(little));
    const small = await withExif(bytes(start, picture), found);
    const upright = exif(little).map((value) => (value === 6 ? 1 : value));
    assert.deepEqual([...new Uint8Array(await small.arrayBuffer())], [...start, ...upright, ...picture]);
  });
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number) => [24, 16, 8, 0].map((by) => (value >>> by) & 255);
const chunk = (kind: string, content: readonly number[]) => [
  ...big(content.length),
  ...ascii(kind),
  ...content,
  0,
  0,
  0,
  0,
];
const part = (kind: string, content: readonly number[]) => [
  ...[...ascii(kind), ...big(content.length).reverse(), ...content],
  ...(content.length % 2 ? [0] : []),
];

for (const marked of [true, false]) {
  test(`what a camera wrote is found behind the pixels of a PNG and a WebP (${marked ? 'with' : 'without'} the mark)`, async () => {
    const tags = exif(true).slice(marked ? 4 : 10);
    const pngFile = bytes(
      [0x89, ...ascii('PNG'), 13, 10, 26, 10],
      chunk('IHDR', [1]),
      chunk('IDAT', [7]),
      chunk('eXIf', tags),
    );
    assert.deepEqual([...((await exifOf(pngFile)) ?? [])], exif(true));
    const webpFile = bytes(ascii('RIFF'), [0, 0, 0, 0], ascii('WEBP'), part('VP8 ', [7, 7, 7]), part('EXIF', tags));
    assert.deepEqual([...((await exifOf(webpFile)) ?? [])], exif(true));
  });
}

test('tags that end before their length says, and more than a segment can hold, are left behind', async () => {
  const signature = [0x89, ...ascii('PNG'), 13, 10, 26, 10];
  const cut = chunk('eXIf', exif(true).slice(10)).slice(0, 20);
  assert.equal(await exifOf(bytes(signature, chunk('IHDR', [1]), cut)), null);
  assert.equal(await exifOf(bytes(signature, chunk('eXIf', Array(70_000).fill(1)))), null);
});

test('a picture without any, one that is cut off and one that is no JPEG are left as they are', async () => {
  const drawn = bytes(start, picture);
  const others = [
    bytes(start, jfif, picture),
    bytes(start, exif(true).slice(0, 9)),
    bytes([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    bytes(),
  ];
  for (const other of others) {
    const found = await exifOf(other);
    assert.equal(found, null);
    assert.equal(await withExif(drawn, found), drawn);
  }
});
