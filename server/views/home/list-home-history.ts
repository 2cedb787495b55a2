import type { QueryOf } from '#contract/endpoint.ts';
import type { listHomeHistory as endpoint, PastCleaning } from '#contract/host-home.ts';
import { toCents } from '#contract/money.ts';
import type { JobStatus, WorkDoubt } from '#contract/states.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { statement } from '#server/platform/statement.ts';
import { showHome } from './show-home.ts';

const mostPhotos = 3;

/** What was called off is past once its time is. */
const isPast = `j.host_id = $1 and j.property_id = $2 and (j.status in ('SUBMITTED', 'PAID') or j.status = 'CANCELED' and j.start_time <= $3)`;

interface PastRow {
  id: string;
  startTime: Date;
  status: JobStatus;
  cleanerName: string | null;
  spentCents: number;
  photos: { id: string; key: string }[];
  reported: boolean;
  doubts: WorkDoubt[];
}

/** The values: host, property, now, then where the page begins (start, id; null for the first) and its length. */
const readPast = statement<PastRow>(
  'home_history',
  `select j.id, j.start_time as "startTime", j.status, cleaner.name as "cleanerName", j.doubts,
     j.report_status is not null as reported,
     (select coalesce(sum(p.amount_cents - p.refunded_cents - p.charged_back_cents), 0)::int from payment p
       where p.job_id = j.id and p.payer_id = $1 and p.status in ('succeeded', 'refunded')) as "spentCents",
     (select coalesce(json_agg(photo), '[]') from (
       select d.id, u.storage_key as key from deliverable d join upload u on u.id = d.upload_id
       where d.job_id = j.id and d.photo_type = 'AFTER' and d.hidden_at is null and j.status <> 'CANCELED'
       order by d.created_at, d.id limit ${mostPhotos}) photo) as photos
   from job j left join user_account cleaner on cleaner.id = j.cleaner_id
   where ${isPast} and ($4::timestamptz is null or (j.start_time, j.id) < ($4, $5::uuid))
   order by j.start_time desc, j.id desc limit $6`,
);

const countPast = statement<{ total: number }>(
  'home_history_count',
  `select count(*)::int as total from job j where ${isPast}`,
);

/** What has been cleaned at one of a host's homes, the latest first. */
export async function listHomeHistory(
  kit: Kit,
  actor: Actor,
  id: string,
  { limit, cursor }: QueryOf<typeof endpoint>,
): Promise<Page<PastCleaning>> {
  const after = readMomentCursor(cursor);
  await showHome(kit, actor, id);
  const now = kit.clock.now();
  const [rows, [counted]] = await Promise.all([
    readPast(kit.db, [actor.id, id, now, after?.at ?? null, after?.id ?? null, limit + 1]),
    countPast(kit.db, [actor.id, id, now]),
  ]);
  const page = pageOf(rows, limit, counted?.total ?? 0, (row) => [row.startTime.toISOString(), row.id]);
  return mapPage(page, ({ id: jobId, startTime, spentCents, photos, ...row }) => ({
    ...{ ...row, jobId, startTime: startTime.toISOString(), spentCents: toCents(spentCents) },
    photos: photos.map(({ id: photoId, key }) => ({ id: photoId, ...photoLinks(kit, key) })),
  }));
}
