import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isSamePicture, leastPoints } from '#server/photos/looks/is-same-picture.ts';
import type { Point } from '#server/photos/looks/look-of.ts';
import { mostLikelyShare } from './most-likely-share.ts';
import { type Known, type PhotoCase, photosOf } from './photo-cases.ts';
import { judgedByProduct } from './photo-history.ts';
import { measureLookups } from './photo-lookups.ts';

// Whether a photo that was there before is recognized, and nothing else is, on drawn rooms of a phone's size with known
// answers; and how long that takes among many photos. BENCH_ROOMS=300, BENCH_PHOTOS=1000000 (0: only the pictures).

const rooms = Number(process.env.BENCH_ROOMS ?? 300);
const photos = Number(process.env.BENCH_PHOTOS ?? 1_000_000);

interface Row {
  pictures: number;
  reused: number;
  /** Too plain to be compared: unverified, neither fresh nor reused. */
  plain: number;
  /** Of an earlier picture also one that is too plain; of others, of those that were compared. */
  wrong: string;
  'at most (95 %)': string;
  goal: string;
}

sharp.concurrency(Math.max(1, availableParallelism() - 1));
const table: Record<string, Row> = {};
const known: Known[] = [];
const cases: PhotoCase[] = [];

for (let room = 0; room < rooms; room++) {
  const of = await photosOf(room);
  known.push(...of.known);
  cases.push(...of.cases);
  if (room % 50 === 49) console.log(`${room + 1} rooms are drawn`);
}
for (const { kind, look, is, against } of cases) {
  const earlier = against ?? known.find(({ name }) => name === is)?.look ?? [];
  count(kind, { isPlain: isPlain(look), isReused: isSamePicture(look, earlier), wasThere: is !== null });
}
for (const { name, sort, look } of known) {
  const others = known.filter((other) => other.sort === sort && other.name !== name);
  const isReused = others.some((other) => isSamePicture(look, other.look));
  count(`another room, ${sort}, against all others`, { isPlain: isPlain(look), isReused, wasThere: false });
}
console.table(table);
await countByProduct();
console.table(table);
if (photos > 0) {
  const looks = known.filter(({ sort }) => sort !== 'empty').map(({ look }) => look);
  console.table(await measureLookups(photos, looks));
}

/** All of them in one history, through the index and everything else that a photo on a job goes through. */
async function countByProduct(): Promise<void> {
  const judged = await judgedByProduct(known, cases);
  for (const [index, { is, against }] of cases.entries()) {
    const { isPlain: plain, found } = judged[index] ?? { isPlain: true, found: [] };
    if (is !== null) {
      count('through findAlike: reused', { isPlain: plain, isReused: found.includes(is), wasThere: true });
      count('through findAlike: taken for a wrong one', { isPlain: plain, isReused: found.some((one) => one !== is) });
    } else if (against) count('through findAlike: another day or wall', { isPlain: plain, isReused: found.length > 0 });
  }
}

function isPlain(look: readonly Point[]): boolean {
  return look.length < leastPoints;
}

interface Seen {
  isPlain: boolean;
  isReused: boolean;
  wasThere?: boolean;
}

/** Counts one picture as the product judges it. */
function count(kind: string, { isPlain: plain, isReused, wasThere = false }: Seen): void {
  const goal = wasThere ? 'missed < 5 %' : 'false < 1 %';
  const row = table[kind] ?? { ...{ pictures: 0, reused: 0, plain: 0, wrong: '', 'at most (95 %)': '' }, goal };
  row.pictures += 1;
  if (plain) row.plain += 1;
  else if (isReused) row.reused += 1;
  const [wrong, among] = wasThere ? [row.pictures - row.reused, row.pictures] : [row.reused, row.pictures - row.plain];
  row.wrong = among === 0 ? '–' : percent(wrong / among);
  row['at most (95 %)'] = among === 0 ? '–' : percent(mostLikelyShare(wrong, among));
  table[kind] = row;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
