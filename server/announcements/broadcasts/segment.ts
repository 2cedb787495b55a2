import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { BroadcastAudience } from '#contract/broadcast-words.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { noticePreferences } from '../table.ts';

export interface Segment {
  audience: BroadcastAudience;
  city: string | null;
}

const rolesOf = { everyone: ['HOST', 'CLEANER'], hosts: ['HOST'], cleaners: ['CLEANER'] } as const;

/** Hosts and cleaners with a proven address whose account is open: with a city, those who live or have a home there. */
export const inSegment = (reader: Reader, { audience, city }: Segment): SQL | undefined =>
  and(
    ...[inArray(users.role, [...rolesOf[audience]]), ne(users.name, ''), isNotNull(users.emailVerifiedAt)],
    ...[isNull(users.suspendedAt), isNull(users.erasedAt)],
    city === null ? undefined : isAround(reader, city),
  );

function isAround(reader: Reader, city: string) {
  const isThere = (column: SQL) => sql`lower(${column}) = lower(${city})`;
  const home = reader
    .select({ one: sql`1` })
    .from(properties)
    .where(and(eq(properties.hostId, users.id), isNull(properties.removedAt), isThere(sql`${properties.city}`)));
  const cleaner = reader
    .select({ one: sql`1` })
    .from(cleanerProfiles)
    .where(and(eq(cleanerProfiles.userId, users.id), isThere(sql`${cleanerProfiles.city}`)));
  return or(exists(home), exists(cleaner));
}

/** A city as most of those in the segment write it: "savannah" is kept as Savannah. Who counts them and who sends agree. */
export async function spelled(reader: Reader, { audience, city }: { audience: BroadcastAudience; city: string }) {
  const anywhere = inSegment(reader, { audience, city: null });
  const asked = city.trim();
  const { rows } = await reader.execute<{ city: string }>(sql`
    select city from (
      select ${properties.city} as city from ${properties} join ${users} on ${users.id} = ${properties.hostId}
      where lower(${properties.city}) = lower(${asked}) and ${properties.removedAt} is null and ${anywhere}
      union all
      select ${cleanerProfiles.city} from ${cleanerProfiles} join ${users} on ${users.id} = ${cleanerProfiles.userId}
      where lower(${cleanerProfiles.city}) = lower(${asked}) and ${anywhere}
    ) as known
    group by city order by count(*) desc, city limit 1`);
  return rows[0]?.city ?? asked;
}

/** What is to be sent to a segment, as it is asked about before: how many that are, and the city as it is written. */
export async function countAsked(reader: Reader, audience: BroadcastAudience, city: string | undefined) {
  const there = city ? await spelled(reader, { audience, city }) : null;
  return { ...(await countSegment(reader, { audience, city: there })), city: there };
}

/** How many of them get such mails, and how many have switched them off. */
export async function countSegment(reader: Reader, segment: Segment) {
  const refused = reader
    .select({ one: sql`1` })
    .from(noticePreferences)
    .where(
      and(
        ...[eq(noticePreferences.userId, users.id), eq(noticePreferences.kind, 'news')],
        eq(noticePreferences.email, false),
      ),
    );
  const within = inSegment(reader, segment);
  const people = await reader.$count(users, and(within, not(exists(refused))));
  const unsubscribed = await reader.$count(users, and(within, exists(refused)));
  return { people, unsubscribed };
}
