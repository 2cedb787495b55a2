import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { hostMembers } from './table.ts';

/** The members of these people’s teams; of a job, those who look after its home. */
export async function membersOf(reader: Reader, hostIds: readonly string[], jobId?: string): Promise<string[]> {
  const isId = /^[0-9a-f-]{36}$/;
  const hosts = hostIds.filter((id) => isId.test(id));
  if (hosts.length === 0) return [];
  const home = sql`(select ${jobs.propertyId} from ${jobs} where ${jobs.id} = ${jobId ?? null})`;
  const looksAfter = or(isNull(hostMembers.homeIds), sql`${home} = any(${hostMembers.homeIds})`);
  const rows = await reader
    .selectDistinct({ id: hostMembers.memberId })
    .from(hostMembers)
    .where(and(inArray(hostMembers.hostId, hosts), jobId ? looksAfter : undefined));
  return rows.map(({ id }) => id);
}
