import sharp from 'sharp';
import { diceOf } from '#server/demo/dice.ts';
import { lookOf, lookSide, type Point } from '#server/photos/looks/look-of.ts';
import { drawnRoom, plainWall } from '#server/testing/rooms/drawn-room.ts';
import { photographed } from '#server/testing/rooms/photographed.ts';

/** A picture and, where it is an earlier one, or a part of one, which. */
export interface PhotoCase {
  kind: string;
  look: Point[];
  /** The name of the picture that it is; null for one that was never there. */
  is: string | null;
  /** The only picture it is compared with; left out: with all of its own sort. */
  against?: Point[];
}
/** What was photographed before, by its name. */
export interface Known {
  name: string;
  sort: 'furnished' | 'tiled or papered' | 'empty';
  look: Point[];
}

/** Kinds of tiles and paper: each is in many of the homes. */
const papers = 20;
/** Of these, fewer say as much. */
const everyFifth = 5;
const cuts = { 'cut by up to 12 %': [3, 12], 'by up to 22 %': [12, 22], 'by up to 30 %': [22, 30] } as const;

/** All that is made of one room: twice furnished, with tiles or paper and nothing else, and now and then bare. */
export async function photosOf(room: number): Promise<{ known: Known[]; cases: PhotoCase[] }> {
  const name = `room ${room}`;
  const dice = diceOf(`${name}, passed off as new`);
  const original = await photographed(drawnRoom({ name, day: 'one' }), room);
  const furnished = { name, sort: 'furnished', look: await lookAt(original) } as const;
  const tiles = await photographed(drawnRoom({ name, day: 'one', empty: true, paper: `paper ${room % papers}` }), room);
  const tiled = { name: `${name}, tiled`, sort: 'tiled or papered', look: await lookAt(tiles) } as const;
  const cases: PhotoCase[] = [];
  for (const [kind, range] of Object.entries(cuts))
    cases.push({ kind: `reused, ${kind}`, look: await lookAt(await passedOff(original, dice, range)), is: name });
  const cutTiles = await lookAt(await passedOff(tiles, dice, cuts['by up to 22 %']));
  cases.push({ kind: 'tiled or papered and empty, reused, by up to 22 %', look: cutTiles, is: tiled.name });
  const nextDay = await lookAt(await photographed(drawnRoom({ name, day: 'two' }), room + 1000));
  cases.push({ kind: 'the same room on another day', look: nextDay, is: null, against: furnished.look });
  if (room % everyFifth > 0) return { known: [furnished, tiled], cases };
  const bare = await lookAt(await photographed(drawnRoom({ name, day: 'one', empty: true }), room + 2000));
  const wall = await lookAt(await photographed(plainWall(name), room));
  cases.push({ kind: 'a plain wall', look: wall, is: null, against: bare });
  return { known: [furnished, tiled, { name: `${name}, empty`, sort: 'empty', look: bare }], cases };
}

/** Each side cut by a share, then lit, made smaller and compressed as chance will have it. */
function passedOff(
  picture: Buffer,
  dice: ReturnType<typeof diceOf>,
  [least, most]: readonly [number, number],
): Promise<Buffer> {
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
