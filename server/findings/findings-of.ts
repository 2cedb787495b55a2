import { and, asc, desc, eq, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Finding } from '#contract/findings.ts';
import { jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { properties } from '#server/properties/table.ts';
import { findingPhotos, findings } from './table.ts';

/** As many as anybody looks through. */
const most = 200;

/** What was found at a job, the oldest first, with fresh links. Who may see it is asked before. */
export const findingsOfJob = async (kit: Kit, reader: Reader, jobId: string): Promise<Finding[]> =>
  (await findingsWhere(kit, reader, eq(findings.jobId, jobId))).reverse();

/** What is not dealt with at the properties that a condition on their jobs picks, the newest first. */
export const openFindings = (kit: Kit, reader: Reader, ofJob: SQL | undefined): Promise<Finding[]> =>
  findingsWhere(
    kit,
    reader,
    and(ofJob, isNull(findings.settledAt), ne(findings.kind, 'note'), isNull(properties.removedAt)),
  );

/** One of them. */
export async function oneFinding(kit: Kit, reader: Reader, id: string): Promise<Finding> {
  const [found] = await findingsWhere(kit, reader, eq(findings.id, id));
  if (!found) throw new Error('What was found is missing');
  return found;
}

async function findingsWhere(kit: Kit, reader: Reader, condition: SQL | undefined): Promise<Finding[]> {
  const rows = await reader
    .select({ finding: findings, propertyId: jobs.propertyId })
    .from(findings)
    .innerJoin(jobs, eq(jobs.id, findings.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(condition)
    .orderBy(desc(findings.foundAt), desc(findings.id))
    .limit(most);
  const photos = await photosOf(
    reader,
    rows.map(({ finding }) => finding.id),
  );
  return rows.map(({ finding: { finderId: _, sentAs: __, ...finding }, propertyId }) => ({
    ...finding,
    propertyId,
    photos: (photos.get(finding.id) ?? []).map(({ storageKey }) => photoLinks(kit, storageKey)),
    foundAt: finding.foundAt.toISOString(),
    settledAt: finding.settledAt?.toISOString() ?? null,
  }));
}

async function photosOf(reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { storageKey: string }[]>();
  const rows = await reader
    .select({ findingId: findingPhotos.findingId, storageKey: uploads.storageKey })
    .from(findingPhotos)
    .innerJoin(uploads, eq(uploads.id, findingPhotos.uploadId))
    .where(inArray(findingPhotos.findingId, [...ids]))
    .orderBy(asc(findingPhotos.position));
  return Map.groupBy(rows, ({ findingId }) => findingId);
}

/** SQL: whether an upload shows something that was found. */
export const photosOfFindings = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${findingPhotos} where ${findingPhotos.uploadId} = ${upload.id})`;
