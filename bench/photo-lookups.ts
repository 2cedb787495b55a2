import type { Client } from 'pg';
import { likeliest } from '#server/photos/find-alike.ts';
import { isSamePicture } from '#server/photos/looks/is-same-picture.ts';
import { type Point, packLook, unpackLook } from '#server/photos/looks/look-of.ts';
import { openDatabase } from '#server/platform/db.ts';
import { startBenchServer, withClient } from './bench-database.ts';
import { processCpu } from './processor-time.ts';
import { median } from './rounds.ts';

const lookups = 400;

/**
 * How long it takes to find what a photo may be among so many others, and to compare it with each. A property has 2,000
 * photos of twelve views; a cleaner has 5,000, of ten such homes. Of two photos of one view, three words in ten are the
 * same, as measured on the drawn rooms. Every second photo sought is there already.
 */
export async function measureLookups(photos: number, looks: readonly Point[][]) {
  const server = await startBenchServer();
  try {
    const size = { jobs: 10, properties: 10, hosts: 10, cleaners: 10, towns: 10 };
    const url = await server.marketplace('bench_photos', size);
    return await withClient(url, async (client) => {
      await fill(client, photos, looks);
      return measure(client, { url, photos, looks });
    });
  } finally {
    await server.stop();
  }
}

/** The keys of photo `i`: 24 words in the property's history, and the same in the cleaner's, who has ten homes. */
const keysFunction = `
  create or replace function bench_keys(i bigint, salt bigint) returns integer[] language sql immutable as $$
    select array_agg(case when hashint8(i * 64 + word + salt) & 1023 < 307
      then hashint8(((i / 2000) * 16 + i % 12) * 64 * 4096 + history * 64 + word)
      else hashint8(((i + salt) * 64 + word) * 4 + history % 2) end)
    from unnest(array[0, 1 + (i / 500) % 4]) as history, generate_series(1, 24) as word
  $$`;

async function fill(client: Client, photos: number, looks: readonly Point[][]): Promise<void> {
  await client.query(keysFunction);
  await client.query('alter table upload_look drop constraint if exists upload_look_upload_id_upload_id_fk');
  await client.query('alter table upload_points drop constraint if exists upload_points_upload_id_upload_id_fk');
  await client.query('truncate upload_look, upload_points');
  await client.query('drop index upload_look_keys');
  await client.query(
    `with pictures as (select i, lpad(to_hex(i), 32, '0')::uuid as id from generate_series(1, $3::int) as i),
       compared as (insert into upload_points select id, ($1::bytea[])[1 + i % $2::int] from pictures)
     insert into upload_look (upload_id, picture_hash, keys)
     select id, sha256(i::text::bytea), bench_keys(i, 0) from pictures`,
    [looks.map(packLook), looks.length, photos],
  );
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query('create index upload_look_keys on upload_look using gin (keys) with (fastupdate = false)');
  await client.query('vacuum (analyze) upload_look, upload_points');
}

interface Filled {
  url: string;
  photos: number;
  looks: readonly Point[][];
}

async function measure(client: Client, { url, photos, looks }: Filled) {
  const db = openDatabase({ url, max: 1, onError: console.error });
  const { rows } = await db.$client.query('select pg_backend_pid() as pid');
  const used = () => ((processCpu(rows[0].pid) ?? Number.NaN) + process.cpuUsage().user / 1e6) * 1000;
  let usedBefore = 0;
  const times: number[] = [];
  let found = 0;
  for (let lookup = -20; lookup < lookups; lookup++) {
    const photo = 1 + (((lookup + 20) * 104_729) % photos);
    const isNew = lookup % 2 !== 0;
    const keys = await keysSought(client, photo, isNew);
    const look = looks[photo % looks.length] ?? [];
    if (lookup === 0) usedBefore = used();
    const startedAt = performance.now();
    const likely = await db.transaction((tx) => likeliest(tx, keys));
    for (const { points } of likely) isSamePicture(look, unpackLook(points));
    if (lookup >= 0) times.push(performance.now() - startedAt);
    if (lookup >= 0 && !isNew && Number.parseInt(likely[0]?.uploadId.slice(-12) ?? '0', 16) === photo) found += 1;
  }
  const cpu = (used() - usedBefore) / lookups;
  await db.$client.end();
  const sorted = times.sort((one, other) => one - other);
  const ms = (share: number) => (sorted[Math.floor(lookups * share)] ?? Number.NaN).toFixed(1);
  const [index] = (await client.query("select pg_size_pretty(pg_relation_size('upload_look_keys')) as size")).rows;
  return {
    [photos.toLocaleString('en')]: {
      ...{ 'median ms (goal 20)': median(sorted).toFixed(1), 'p95 ms': ms(0.95), 'p99 ms': ms(0.99) },
      'CPU ms, database and comparing': cpu.toFixed(1),
      ...{ 'found, of those there': `${found} of ${lookups / 2}`, index: index?.size },
    },
  };
}

/** As the product seeks: with each word also as if its most doubtful bit were the other one. */
async function keysSought(client: Client, photo: number, isNew: boolean): Promise<number[]> {
  const { rows } = await client.query(
    'select bench_keys($1, $2) || array(select hashint8(key + 1) from unnest(bench_keys($1, $2)) as key) as keys',
    [photo, isNew ? 1_000_003 : 0],
  );
  return rows[0]?.keys ?? [];
}
