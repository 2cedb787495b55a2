import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { listSettingVersions as endpoint, SettingVersion } from '#contract/admin-settings.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { users } from '#server/accounts/table.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { usualOf } from './read-setting.ts';
import { settingVersions } from './table.ts';

const earlier = alias(settingVersions, 'earlier');

/** Every decision about settings, newest first, with what each was before. */
export async function listVersions({ db }: Kit, query: QueryOf<typeof endpoint>): Promise<Page<SettingVersion>> {
  const [at, id] = readCursor(query.cursor, [cursorPart.moment, cursorPart.id]) ?? [];
  const wanted = query.name && eq(settingVersions.name, query.name);
  const beyond =
    at === undefined
      ? undefined
      : sql`(date_trunc('milliseconds', ${settingVersions.decidedAt}), ${settingVersions.id}) < (${at}::timestamptz, ${id}::uuid)`;
  const rows = await db
    .select({
      version: settingVersions,
      by: { id: users.id, name: users.name },
      before: earlier.value,
      isCurrent: sql<boolean>`not exists (select from ${settingVersions} later
        where later.name = ${settingVersions.name} and later.version > ${settingVersions.version})`,
    })
    .from(settingVersions)
    .innerJoin(users, eq(users.id, settingVersions.decidedBy))
    .leftJoin(
      earlier,
      and(eq(earlier.name, settingVersions.name), eq(earlier.version, sql`${settingVersions.version} - 1`)),
    )
    .where(and(wanted, beyond))
    .orderBy(desc(sql`date_trunc('milliseconds', ${settingVersions.decidedAt})`), desc(settingVersions.id))
    .limit(query.limit + 1);
  const total = await db.$count(settingVersions, wanted);
  const page = pageOf(rows, query.limit, total, ({ version }) => [version.decidedAt.toISOString(), version.id]);
  return mapPage(page, ({ version: { decidedAt, decidedBy: _, ...version }, by, before, isCurrent }) => ({
    ...{ ...version, at: decidedAt.toISOString(), by, isCurrent },
    before: version.version === 1 ? usualOf(version.name) : before,
  }));
}
