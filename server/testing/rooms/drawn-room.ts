import { type Dice, diceOf } from '#server/demo/dice.ts';
import { type Camera, type Face, type Point3, shown } from './camera.ts';

/** A box or a flat thing at its place in the room, in metres; x from the middle, y up, z away from the door. */
type Corner = readonly [x: number, y: number, z: number];

const colour = (dice: Dice, from = 60, to = 235) =>
  `rgb(${dice.between(from, to)},${dice.between(from, to)},${dice.between(from, to)})`;
const metres = (dice: Dice, least: number, most: number) =>
  dice.between(Math.round(least * 100), Math.round(most * 100)) / 100;

const flat = ([x, y, z]: Corner, width: number, height: number, fill: string): Face => ({
  fill,
  points: [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z],
    [x, y + height, z],
  ],
});
const lying = ([x, y, z]: Corner, width: number, depth: number, fill: string): Face => ({
  fill,
  points: [
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + depth],
    [x, y, z + depth],
  ],
});
const side = ([x, y, z]: Corner, height: number, depth: number, fill: string): Face => ({
  fill,
  points: [
    [x, y, z],
    [x, y, z + depth],
    [x, y + height, z + depth],
    [x, y + height, z],
  ] satisfies Point3[],
});

function box([x, y, z]: Corner, [width, height, depth]: Corner, dice: Dice): Face[] {
  return [
    side([x, y, z], height, depth, colour(dice)),
    side([x + width, y, z], height, depth, colour(dice)),
    lying([x, y + height, z], width, depth, colour(dice)),
    flat([x, y, z], width, height, colour(dice)),
  ];
}

/** A picture on the wall: in a frame, of many small things. */
function painting(corner: Corner, dice: Dice): Face[] {
  const [width, height] = [metres(dice, 0.4, 1.1), metres(dice, 0.35, 0.8)];
  const [x, y, z] = corner;
  const inner = Array.from({ length: dice.between(6, 16) }, () => {
    const [wide, high] = [metres(dice, 0.03, width / 2), metres(dice, 0.03, height / 2)];
    const at: Corner = [x + metres(dice, 0, width - wide), y + metres(dice, 0, height - high), z];
    return flat(at, wide, high, colour(dice));
  });
  return [flat([x - 0.03, y - 0.03, z], width + 0.06, height + 0.06, colour(dice, 20, 120)), ...inner];
}

function shelf([x, y, z]: Corner, dice: Dice): Face[] {
  const faces = box([x, y, z], [1.2, 1.6, 0.35], dice);
  for (const row of [0.1, 0.6, 1.1]) {
    let along = x + 0.05;
    while (along < x + 1.05) {
      const wide = metres(dice, 0.03, 0.12);
      faces.push(flat([along, y + row, z], wide, metres(dice, 0.2, 0.4), colour(dice)));
      along += wide + metres(dice, 0, 0.06);
    }
  }
  return faces;
}

/** The bed and what lies on it: `day` moves the pillows and chooses the cover. */
function bed([x, y, z]: Corner, dice: Dice, day: Dice): Face[] {
  const [width, depth] = [metres(dice, 1.3, 1.9), metres(dice, 1.6, 2)];
  const faces = [...box([x, y, z], [width, 0.5, depth], dice), flat([x, y, z + depth], width, 1.1, colour(dice))];
  const stripe = metres(day, 0.12, 0.4);
  for (let along = 0; along + stripe < depth * 0.6; along += stripe * 2)
    faces.push(lying([x, y + 0.51, z + along], width, stripe, colour(day)));
  for (const place of [0.1, width - 0.65]) {
    const at: Corner = [x + place + metres(day, -0.1, 0.1), y + 0.51, z + depth - metres(day, 0.4, 0.6)];
    faces.push(...box(at, [0.55, 0.22, 0.3], day));
  }
  return faces;
}

function glassDoor([x, y, z]: Corner, dice: Dice, day: Dice): Face[] {
  const faces = [flat([x - 0.06, y - 0.06, z], 1.52, 1.32, colour(dice, 200, 250))];
  const light = day.between(0, 40);
  for (const [column, row] of [0, 1, 2, 3].map((pane) => [pane % 2, pane >> 1] as const))
    faces.push(flat([x + column * 0.72, y + row * 0.62, z], 0.68, 0.58, `rgb(${170 + light},${200 + light},235)`));
  for (let tree = 0; tree < 5; tree++)
    faces.push(flat([x + metres(dice, 0, 1.2), y, z], 0.15, metres(dice, 0.1, 0.7), colour(dice, 40, 130)));
  return faces;
}

function furniture(dice: Dice, day: Dice, half: number, depth: number): Face[] {
  const left = -half + 0.2;
  const faces = [
    ...painting([metres(dice, -half + 0.3, 0), metres(dice, 1.3, 1.6), depth], dice),
    ...glassDoor([metres(dice, 0.2, half - 1.2), metres(dice, 0.8, 1.1), depth], dice, day),
    ...shelf([dice.pick([left, half - 1.4]), 0, depth - 0.5], dice),
    ...bed([metres(dice, -half + 0.8, 0), 0, metres(dice, 1.9, depth - 2)], dice, day),
  ];
  for (let piece = dice.between(1, 4); piece > 0; piece--) {
    const size: Corner = [metres(dice, 0.3, 0.8), metres(dice, 0.3, 0.9), metres(dice, 0.3, 0.6)];
    const at: Corner = [metres(dice, -half, half - 0.8), 0, metres(dice, 1.6, depth - 0.7)];
    faces.push(...box(at, size, dice));
    // what stands on it is another thing every week
    faces.push(...box([at[0] + metres(day, 0, 0.2), size[1], at[2] + 0.1], [0.12, metres(day, 0.1, 0.35), 0.12], day));
  }
  return faces;
}

interface Room {
  /** The same room for the same name. */
  name: string;
  /** What is moved, how bright it is and where the phone is held. */
  day: string;
  /** Nothing but walls, floor and what is fixed to them. */
  empty?: boolean;
  /** A back wall with tiles or paper of this kind, a window and a door: as bare as rooms are, but not plain. */
  paper?: string;
}

/** A room as SVG, of 2048 × 1536 pixels, from where somebody stands with a phone. */
export function drawnRoom({ name, day, empty = false, paper }: Room): string {
  const dice = diceOf(name);
  const daily = diceOf(`${name} ${day}`);
  const [half, height, depth] = [metres(dice, 1.6, 2.6), metres(dice, 2.3, 2.8), metres(dice, 4, 5.5)];
  const light = dice.between(205, 245);
  const white = (less: number) => `rgb(${light - less},${light - less},${light - less - dice.between(0, 8)})`;
  const boards = metres(dice, 0.12, 0.4);
  const walls = [
    flat([-half, 0, depth], 2 * half, height, white(0)),
    side([-half, 0, 0.2], height, depth - 0.2, white(12)),
    side([half, 0, 0.2], height, depth - 0.2, white(7)),
    lying([-half, height, 0.2], 2 * half, depth - 0.2, white(-6)),
  ];
  const floor: Face[] = [];
  const wood = dice.between(90, 170);
  for (let x = -half; x < half; x += boards) {
    const tone = wood + dice.between(-9, 9);
    floor.push(lying([x, 0, 0.2], Math.min(boards, half - x), depth - 0.2, `rgb(${tone + 30},${tone},${tone - 30})`));
  }
  const socket = flat([metres(dice, -half + 0.3, half - 0.3), 0.3, depth], 0.09, 0.09, white(30));
  const skirting = flat([-half, 0, depth], 2 * half, 0.1, white(18));
  if (paper) walls.push(...papered({ half, height, depth }, { kind: diceOf(paper), own: dice, day: daily }));
  const things = empty ? [skirting, socket] : [skirting, socket, ...furniture(dice, daily, half, depth)];
  return shown({ fixed: [...walls, ...floor], things, camera: heldOn(daily, dice), light: lightOf(daily) });
}

interface Size {
  half: number;
  height: number;
  depth: number;
}
interface Paper {
  /** The same in every home that has this kind. */
  kind: Dice;
  own: Dice;
  day: Dice;
}

/** Tiles or a printed pattern of a kind that other homes have too; no two tiles have quite the same tone. */
function papered({ half, height, depth }: Size, { kind, own, day }: Paper): Face[] {
  const [wide, high] = [metres(kind, 0.16, 0.5), metres(kind, 0.16, 0.5)];
  const [red, green, blue] = [kind.between(120, 220), kind.between(120, 220), kind.between(120, 220)];
  const print = colour(kind);
  const faces: Face[] = [];
  for (let row = 0; row * high < height - high; row++)
    for (let column = 0; -half + (column + 1) * wide < half; column++) {
      const corner: Corner = [-half + column * wide, row * high, depth];
      const tone = own.between(-10, 10);
      faces.push(flat(corner, wide - 0.012, high - 0.012, `rgb(${red + tone},${green + tone},${blue + tone})`));
      if ((row + column) % 2 === 0)
        faces.push(flat([corner[0] + wide * 0.3, corner[1] + high * 0.35, depth], wide * 0.4, high * 0.3, print));
    }
  const door: Corner = [metres(own, -half + 0.2, 0), 0, depth];
  const handle: Corner = [door[0] + 0.75, 1, depth];
  return [
    ...faces,
    ...glassDoor([metres(own, 0.2, half - 1.2), metres(own, 0.8, 1), depth], own, day),
    flat(door, 0.85, 2, colour(own, 90, 220)),
    flat(handle, 0.06, 0.12, colour(own, 20, 90)),
  ];
}

/** Only a wall, straight on: nothing to be recognized by. */
export function plainWall(name: string): string {
  const dice = diceOf(name);
  const tone = dice.between(190, 245);
  const wall = flat([-5, -3, 3], 10, 6, `rgb(${tone},${tone - dice.between(0, 6)},${tone - dice.between(0, 14)})`);
  return shown({ fixed: [wall], things: [], camera: heldOn(dice, dice), light: lightOf(dice) });
}

/** Roughly the same place every time, but nobody holds a phone twice in the very same. */
function heldOn(day: Dice, room: Dice): Camera {
  const away = (most: number) => (day.between(30, 100) / 100) * most * day.pick([-1, 1]);
  return {
    at: [room.between(-40, 40) / 100 + away(0.12), 1.45 + away(0.1), away(0.12)],
    yaw: room.between(-15, 15) / 100 + away(0.05),
    pitch: -0.1 + away(0.04),
    roll: away(0.02),
  };
}

const lightOf = (day: Dice) => ({ x: day.between(20, 80), y: day.between(0, 60), fall: day.between(10, 45) / 100 });
