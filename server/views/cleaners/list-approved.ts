import { z } from 'zod';
import type { ApprovedCleaner, listApprovedCleaners } from '#contract/cleaners.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { marksAmong, metresPerMile, presentApproved } from './approved-cleaner.ts';
import {
  type ApprovedRow,
  bestApproved,
  countApproved,
  countApprovedWithin,
  nearestApproved,
  unplacedApproved,
  type Wanted,
} from './approved-rows.ts';
import { type Point, searchOrigin } from './search-origin.ts';

type Query = QueryOf<typeof listApprovedCleaners>;
/** From the specification: the radius of a search by place when none is given. */
const defaultRadiusMiles = 20;
/** Where cleaners with an unknown place come in a list by distance: beyond the far side of the globe. */
const placeless = 1e9;

interface Search {
  point: Point | null;
  radiusMetres: number | null;
  wanted: Wanted;
  after: Cursor;
  limit: number;
}
interface Cursor {
  key: number;
  id: string;
}
const theBeginning: Cursor = { key: Number.NEGATIVE_INFINITY, id: '00000000-0000-0000-0000-000000000000' };

/** Verified cleaners: nearest first if there is a place to search from, else best rated first. */
export async function listApproved(kit: Kit, actor: Actor, query: Query): Promise<Page<ApprovedCleaner>> {
  const point = await searchOrigin(kit, actor, query);
  const order = point ? 'nearest' : 'best';
  const after = beginningOf(query.cursor, order);
  if (point === 'unknown') return { rows: [], total: 0, nextCursor: null };
  const miles = query.radiusMiles ?? (query.location?.trim() ? defaultRadiusMiles : null);
  const search: Search = {
    point,
    radiusMetres: point && miles !== null ? miles * metresPerMile : null,
    wanted: wantedBy(kit, actor, query),
    after,
    limit: query.limit + 1,
  };
  const [rows, total] = await Promise.all([
    point ? nearestFirst(kit, point, search) : bestFirst(kit, search),
    count(kit, search),
  ]);
  const page = pageOf(rows, query.limit, total, ({ key, id }) => [order, key, id]);
  const marks = await marksAmong(
    kit.db,
    actor,
    page.rows.map(({ id }) => id),
  );
  return mapPage(page, (row) => presentApproved(kit, row, marks));
}

const wantedBy = (kit: Kit, { id }: Actor, query: Query): Wanted => [
  ...([kit.clock.now(), query.language ?? null, query.cleaningType ?? null] as const),
  ...([query.freeFrom ?? null, query.freeTo ?? null, query.favorites ? id : null] as const),
];

/** A cursor says which order it was issued for: metres are no place in a list by stars. */
function beginningOf(cursor: string | undefined, order: 'nearest' | 'best'): Cursor {
  const parts = readCursor(cursor, [z.literal(order), cursorPart.measure, cursorPart.id]);
  return parts ? { key: parts[1], id: parts[2] } : theBeginning;
}

/** Those whose place is unknown come last, unless only those within a radius were requested. */
async function nearestFirst({ db }: Kit, point: Point, search: Search): Promise<ApprovedRow[]> {
  const { wanted, after, radiusMetres, limit } = search;
  const values = [...wanted, point.latitude, point.longitude, radiusMetres, after.key, after.id, limit];
  const near = after.key < placeless ? await nearestApproved(db, values) : [];
  if (near.length === limit || radiusMetres !== null) return near;
  const { id } = after.key < placeless ? theBeginning : after;
  const rest = await unplacedApproved(db, [...wanted, id, limit - near.length]);
  return [...near, ...rest.map((row) => ({ ...row, key: placeless }))];
}

const bestFirst = ({ db }: Kit, { wanted, after, limit }: Search): Promise<ApprovedRow[]> =>
  bestApproved(db, [...wanted, after.key, after.id, limit]);

async function count({ db }: Kit, { wanted, point, radiusMetres }: Search): Promise<number> {
  const [counted] =
    point && radiusMetres !== null
      ? await countApprovedWithin(db, [...wanted, point.latitude, point.longitude, radiusMetres])
      : await countApproved(db, wanted);
  return counted?.total ?? 0;
}
