import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { diceOf } from '#server/demo/dice.ts';
import { rewritePicture } from '#server/photos/rewrite-picture.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { houses } from './houses.ts';
import { kitchen } from './kitchen.ts';
import { livingRoom } from './living-room.ts';
import { height, light, width } from './shapes.ts';
import { type Style, styles } from './style.ts';

// Draws the pictures taken by the demo's cleaners, and its first host's homes, and writes them, with their copies, as the product stores uploads:
// node scripts/demo-photos/draw.ts

const folder = fileURLToPath(new URL('../../server/demo/photos/', import.meta.url));
const rooms = { bedroom, bathroom, kitchen, living: livingRoom };

// the product lets sharp read nothing but photographs
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const scratch = await mkdtemp(join(tmpdir(), 'freshkey-draw-'));
const drawn = [];
for (const [room, draw] of Object.entries(rooms)) {
  for (const [index, style] of styles.entries()) {
    for (const clean of [false, true]) {
      const name = `${room}-${clean ? 'after' : 'before'}-${index + 1}`;
      drawn.push(await keep(name, sceneOf(style, draw(style, clean))));
    }
  }
}
for (const [home, draw] of Object.entries(houses)) drawn.push(await keep(`house-${home}`, framed(draw())));
await rm(scratch, { recursive: true });
await writeFile(`${folder}pictures.json`, `${JSON.stringify(drawn, null, 2)}\n`);

function sceneOf({ mirrored }: Style, room: string): string {
  const turn = mirrored ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  return framed(`<g ${turn}>${room}</g>`);
}

function framed(scene: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}${light}</svg>`;
}

async function keep(name: string, svg: string) {
  const flat = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  const grainy = sharp(withGrain(flat, name), { raw: { width, height, channels: 3 } });
  const sent = join(scratch, `${name}.jpg`);
  await grainy.jpeg({ quality: 95 }).toFile(sent);
  const copies = { screen: `${folder}${name}-screen.jpg`, small: `${folder}${name}-small.jpg` };
  const picture = await rewritePicture({ sent, whole: `${folder}${name}.jpg`, ...copies, timeZone: 'UTC' });
  if (picture.refused) throw new Error(`${name} is refused: ${picture.refused}`);
  const { hash, points } = picture.picture;
  return { name, width, height, hash: hash.toString('base64'), points: points.toString('base64') };
}

/** The noise of a small indoor camera, the same every time. */
function withGrain(pixels: Buffer, name: string): Buffer {
  const dice = diceOf(name);
  const noisy = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = dice.between(-5, 5) + dice.between(-4, 4);
    for (const channel of [0, 1, 2]) {
      noisy[at + channel] = Math.max(0, Math.min(255, pixels.readUInt8(at + channel) + grain));
    }
  }
  return noisy;
}
