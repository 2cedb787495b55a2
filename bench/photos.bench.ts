import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { diceOf } from '#server/demo/dice.ts';
import { isSamePicture, leastPoints } from '#server/photos/looks/is-same-picture.ts';
import { lookOf, lookSide, type Point } from '#server/photos/looks/look-of.ts';
import { drawnRoom, plainWall } from '#server/testing/rooms/drawn-room.ts';
import { photographed } from '#server/testing/rooms/photographed.ts';
import { measureLookups } from './photo-lookups.ts';

// Whether a photo that was there before is recognized, and nothing else is, on drawn rooms of a phone's size with known
// answers; and how long that takes among many photos. BENCH_ROOMS=150, BENCH_PHOTOS=1000000 (0: only the pictures).

const rooms = Number(process.env.BENCH_ROOMS ?? 150);
const photos = Number(process.env.BENCH_PHOTOS ?? 1_000_000);

interface Row {
  pictures: number;
  reused: number;
  /** Too plain to be compared: unverified, neither fresh nor reused. */
  plain: number;
  goal: string;
  wrong: string;
}

sharp.concurrency(Math.max(1, availableParallelism() - 1));
const looks = { furnished: [] as Point[][], empty: [] as Point[][] };
const table: Record<string, Row> = {};

for (let room = 0; room < rooms; room++) await measureRoom(`room ${room}`, room);
for (const [kind, of] of Object.entries(looks)) compareAll(`another room, ${kind}`, of);
console.table(table);
if (photos > 0) console.table(await measureLookups(photos, [...looks.furnished, ...looks.empty]));

async function measureRoom(name: string, grain: number): Promise<void> {
  const original = await photographed(drawnRoom({ name, day: 'one' }), grain);
  const known = await lookAt(original);
  const dice = diceOf(`${name}, passed off as new`);
  const cuts = { 'reused, cut by up to 12 %': [3, 12], 'up to 22 %': [12, 22], 'up to 30 %': [22, 30] } as const;
  for (const [kind, [least, most]] of Object.entries(cuts))
    count(kind, await lookAt(await passedOff(original, dice, [least, most])), known, 'missed < 5 %');
  const nextDay = await lookAt(await photographed(drawnRoom({ name, day: 'two' }), grain + rooms));
  count('the same room on another day', nextDay, known, 'false < 1 %');
  const bare = await lookAt(await photographed(drawnRoom({ name, day: 'one', empty: true }), grain + 2 * rooms));
  looks.furnished.push(known);
  looks.empty.push(bare);
  const wall = await lookAt(await photographed(plainWall(name), grain));
  count('another plain wall', wall, looks.empty[0] ?? [], 'false < 1 %');
}

/** Each side cut by a share, then lit, made smaller and compressed as chance will have it. */
function passedOff(picture: Buffer, dice: ReturnType<typeof diceOf>, [least, most]: [number, number]): Promise<Buffer> {
  const [across, down] = [dice.between(least, most) / 100, dice.between(least, most) / 100];
  const part = {
    left: Math.floor(2048 * across * (dice.between(0, 100) / 100)),
    top: Math.floor(1536 * down * (dice.between(0, 100) / 100)),
    width: Math.floor(2048 * (1 - across)),
    height: Math.floor(1536 * (1 - down)),
  };
  const lit = sharp(picture)
    .extract(part)
    .linear(dice.between(65, 135) / 100, dice.between(-15, 15));
  const sized = dice.between(0, 1) === 0 ? lit : lit.resize(dice.between(800, 1600));
  return sized.jpeg({ quality: dice.between(45, 92) }).toBuffer();
}

async function lookAt(jpeg: Buffer): Promise<Point[]> {
  const { data, info } = await sharp(jpeg)
    .greyscale()
    .resize({ width: lookSide, height: lookSide, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lookOf({ width: info.width, height: info.height, values: Float32Array.from(data) });
}

/** Every picture against every other: what a property's whole history is to a photo. */
function compareAll(kind: string, all: readonly Point[][]): void {
  for (const [index, look] of all.entries()) {
    const others = all.filter((_, other) => other !== index);
    count(kind, look, others, 'false < 1 %');
  }
}

/** Counts one picture as the product would judge it against others. */
function count(kind: string, look: Point[], known: Point[] | Point[][], goal: string): void {
  const row = table[kind] ?? { pictures: 0, reused: 0, plain: 0, goal, wrong: '' };
  const isPlain = look.length < leastPoints;
  const others = (known.length > 0 && Array.isArray(known[0]) ? known : [known]) as Point[][]; // as the test says
  row.pictures += 1;
  if (isPlain) row.plain += 1;
  else if (others.some((other) => isSamePicture(look, other))) row.reused += 1;
  const wrong = goal.startsWith('missed') ? row.pictures - row.reused - row.plain : row.reused;
  row.wrong = `${((wrong / row.pictures) * 100).toFixed(1)} %`;
  table[kind] = row;
}
