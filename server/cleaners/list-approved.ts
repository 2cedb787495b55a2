import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ApprovedCleaner, listApprovedCleaners } from '#contract/cleaners.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { decodeCursor, mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { type ApprovedRow, findable, metresPerMile, presentApproved, selectApproved } from './approved-cleaner.ts';
import { type Point, searchOrigin } from './search-origin.ts';
import { cleanerProfiles } from './table.ts';

type Query = QueryOf<typeof listApprovedCleaners>;
/** SPEC §9: what a search by place takes for a radius when none is given. */
const defaultRadiusMiles = 20;
/** How far the count in `X-Total-Count` goes: all findable cleaners are the whole marketplace; see docs/decisions. */
const countedTo = 1000;
/** Where cleaners whose place is unknown stand in a list by distance: past the other side of the globe. */
const placeless = 1e9;

interface Search {
  point: Point | null;
  radiusMetres: number | null;
  wanted: SQL | undefined;
  after: Cursor | null;
  limit: number;
}
interface Cursor {
  key: number;
  id: string;
}

/** Verified cleaners: nearest first where there is a place to search from, else best rated first. */
export async function listApproved(kit: Kit, actor: Actor, query: Query): Promise<Page<ApprovedCleaner>> {
  const after = readCursor(query.cursor);
  const point = await searchOrigin(kit, actor, query.location);
  if (point === 'unknown') return { rows: [], total: 0, nextCursor: null };
  const miles = query.radiusMiles ?? (query.location?.trim() ? defaultRadiusMiles : null);
  const radiusMetres = point && miles !== null ? miles * metresPerMile : null;
  const wanted = and(findable(kit.clock.now()), filtersOf(query), within(point, radiusMetres));
  const search = { point, radiusMetres, wanted, after, limit: query.limit + 1 };
  const [rows, total] = await Promise.all([
    point ? nearestFirst(kit, search) : bestFirst(kit, search),
    count(kit, search),
  ]);
  return mapPage(
    pageOf(rows, query.limit, total, ({ key, id }) => [key, id]),
    (row) => presentApproved(kit, row),
  );
}

function readCursor(cursor: string | undefined): Cursor | null {
  if (cursor === undefined) return null;
  const [key, id] = decodeCursor(cursor, 2) ?? [];
  if (!Number.isFinite(Number(key)) || !z.uuid().safeParse(id).success) throw invalidInput({ cursor: 'invalidFormat' });
  return { key: Number(key), id: String(id) };
}

const filtersOf = ({ language, cleaningType }: Query) =>
  and(
    language && sql`${language} = any(${cleanerProfiles.languages})`,
    cleaningType && sql`${cleaningType} = any(${cleanerProfiles.preferredCleaningTypes})`,
  );

const earthOf = ({ latitude, longitude }: Point) => sql`ll_to_earth(${latitude}, ${longitude})`;
/** The straight way through the globe, which the index orders by; at a hundred miles it is 10 m short. */
const metresFrom = (point: Point) => sql`(${cleanerProfiles.location} <-> ${earthOf(point)})`;

const within = (point: Point | null, radiusMetres: number | null) =>
  point && radiusMetres !== null
    ? sql`earth_box(${earthOf(point)}, ${radiusMetres}) @> ${cleanerProfiles.location} and ${metresFrom(point)} <= ${radiusMetres}`
    : undefined;

const ordered = ({ db }: Kit, key: SQL, metres: SQL, { wanted, after, limit }: Search, also?: SQL) =>
  selectApproved(db, { key, metres })
    .where(
      and(wanted, also, after ? sql`(${key}, ${cleanerProfiles.userId}) > (${after.key}, ${after.id})` : undefined),
    )
    .orderBy(key, cleanerProfiles.userId)
    .limit(limit);

/** Those whose place is unknown follow at the end, unless only those within a radius are asked for. */
async function nearestFirst(kit: Kit, search: Search): Promise<ApprovedRow[]> {
  const metres = metresFrom(search.point ?? { latitude: 0, longitude: 0 });
  const near =
    (search.after?.key ?? 0) < placeless
      ? await ordered(kit, metres, metres, search, isNotNull(cleanerProfiles.location))
      : [];
  if (near.length === search.limit || search.radiusMetres !== null) return near;
  const after = search.after && search.after.key >= placeless ? search.after : null;
  const rest = { ...search, after, limit: search.limit - near.length };
  const key = sql`${sql.raw(String(placeless))}::float8`;
  return [...near, ...(await ordered(kit, key, sql`null`, rest, isNull(cleanerProfiles.location)))];
}

const bestFirst = (kit: Kit, search: Search): Promise<ApprovedRow[]> => {
  const worseBy = sql`(-coalesce(${users.ratingStars}::float8 / nullif(${users.ratingCount}, 0), 0))`;
  return ordered(kit, worseBy, sql`null`, search);
};

async function count({ db }: Kit, { wanted }: Search): Promise<number> {
  const none = { key: sql`0`, metres: sql`null` };
  return db.$count(selectApproved(db, none).where(wanted).limit(countedTo).as('found'));
}
