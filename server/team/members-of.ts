import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { isWholeId } from '#contract/is-whole-id.ts';
import { users } from '#server/accounts/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import { hostMembers } from './table.ts';

/** The members of these people’s teams; of a job, those who look after its home. */
export async function membersOf(reader: Reader, hostIds: readonly string[], jobId?: string): Promise<string[]> {
  const hosts = hostIds.filter(isWholeId);
  if (hosts.length === 0) return [];
  const rows = await members(reader).execute({ hosts, jobId: jobId ?? null });
  return rows.map(({ id }) => id);
}

const members = prepared((reader) => {
  const jobId = sql.placeholder('jobId');
  const home = sql`(select ${jobs.propertyId} from ${jobs} where ${jobs.id} = ${jobId})`;
  const looksAfter = or(isNull(hostMembers.homeIds), sql`${home} = any(${hostMembers.homeIds})`);
  return reader
    .selectDistinct({ id: hostMembers.memberId })
    .from(hostMembers)
    .where(
      and(
        sql`${hostMembers.hostId} = any(${sql.placeholder('hosts')})`,
        or(sql`${sql.placeholder('jobId')}::uuid is null`, looksAfter),
      ),
    )
    .prepare('members_of_hosts');
});

interface AtHome {
  jobId?: string | undefined;
  /** A calendar. */
  integrationId?: string | undefined;
}

/** The host of a job or a calendar, and who manages its home with them; null where there is no such thing. */
export async function managersOf(
  reader: Reader,
  about: AtHome,
): Promise<{ hostId: string; managers: string[] } | null> {
  const home = await homeOf(reader, about);
  if (!home) return null;
  const { hostId, memberId, role, homeIds } = hostMembers;
  const looksAfter = or(isNull(homeIds), sql`${home.propertyId} = any(${homeIds})`);
  const rows = await reader
    .select({ id: memberId })
    .from(hostMembers)
    .innerJoin(users, and(eq(users.id, memberId), isNull(users.suspendedAt)))
    .where(and(eq(hostId, home.hostId), eq(role, 'MANAGER'), looksAfter));
  return { hostId: home.hostId, managers: rows.map(({ id }) => id) };
}

async function homeOf(reader: Reader, { jobId, integrationId }: AtHome) {
  const table = jobId ? jobs : calendarIntegrations;
  const id = jobId ?? integrationId;
  if (!id) return undefined;
  const [found] = await reader
    .select({ hostId: table.hostId, propertyId: table.propertyId })
    .from(table)
    .where(eq(table.id, id));
  return found;
}
