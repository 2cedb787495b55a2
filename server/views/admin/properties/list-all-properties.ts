import { and, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AdminProperty, listAllProperties as endpoint } from '#contract/admin-jobs.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { users } from '#server/accounts/table.ts';
import { healthOfHomes } from '#server/calendar/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { CsvAnswer } from '#server/platform/http/csv-answer.ts';
import { likeness } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { byName, sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { lowSupplies, presentProperty } from '#server/properties/index.ts';
import { properties } from '#server/properties/table.ts';

type Query = QueryOf<typeof endpoint>;

const { location: _, ...shown } = getTableColumns(properties);

/** Everyone's homes for admins, the newest first unless sorted otherwise, or all that is filtered as a file. */
export function listAllProperties(kit: Kit, query: Query): Promise<Page<AdminProperty> | CsvAnswer> {
  const { db } = kit;
  const wanted = wantedBy(query);
  return sortedList(query, {
    ...{ name: 'properties', usual: '-createdAt', id: properties.id },
    sorts: { createdAt: { by: properties.createdAt, as: 'moment' }, title: byName(properties.title) },
    async read({ sortKey, following, order, most }) {
      const rows = await db
        .select({
          sortKey: sortKey.as('sort_key'),
          property: { ...shown, lowSupplies: lowSupplies.as('low_supplies') },
          host: { id: users.id, name: users.name, email: users.email },
          jobCount: sql<number>`(select count(*)::int from ${jobs} j where j.property_id = ${properties.id})`.as(
            'job_count',
          ),
          openJobCount:
            sql<number>`(select count(*)::int from ${jobs} j where j.property_id = ${properties.id} and j.status = 'OPEN')`.as(
              'open_job_count',
            ),
        })
        .from(properties)
        .innerJoin(users, eq(users.id, properties.hostId))
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      const ids = rows.map(({ property }) => property.id);
      const healths = await healthOfHomes(db, ids, kit.clock.now());
      return rows.map((row) => ({ ...row, id: row.property.id, health: healths.get(row.property.id) ?? null }));
    },
    count: () => db.$count(properties, wanted),
    present: (rows) =>
      rows.map(({ property, host, jobCount, openJobCount, health }) => ({
        ...presentProperty(kit, property),
        ...{ host, jobCount, openJobCount, calendarHealth: health },
        removedAt: property.removedAt?.toISOString() ?? null,
      })),
    columns,
  });
}

const wantedBy = ({ status, hostId, q }: Query): SQL | undefined =>
  and(
    status && (status === 'removed' ? isNotNull(properties.removedAt) : isNull(properties.removedAt)),
    hostId ? eq(properties.hostId, hostId) : undefined,
    foundIn(q?.trim()),
  );

/** Its own id or its host's, or words in its title, its address or its host's name; each way leads through an index. */
function foundIn(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const like = likeness(q);
  return or(
    sql`${properties.title} ilike ${like}`,
    sql`${properties.address} ilike ${like}`,
    sql`${properties.hostId} = any(array(
      select u.id from ${users} u where u.name ilike ${like} or u.email::text ilike ${like}))`,
    ...(isWholeId(q) ? [properties.id, properties.hostId].map((column) => eq(column, q)) : []),
  );
}

const plain = [
  ...(['id', 'title', 'address', 'city', 'state', 'zipCode', 'timeZone', 'bedrooms', 'bathrooms'] as const),
  ...(['squareFootage', 'calendarIntegrationEnabled', 'autoCreateJobs', 'defaultPayoutCents'] as const),
  ...(['jobCount', 'openJobCount', 'createdAt', 'removedAt'] as const),
];
const columns = {
  ...Object.fromEntries(plain.map((name) => [name, (home: AdminProperty) => home[name]])),
  hostId: ({ host }: AdminProperty) => host.id,
  host: ({ host }: AdminProperty) => host.name,
  hostEmail: ({ host }: AdminProperty) => host.email,
};
