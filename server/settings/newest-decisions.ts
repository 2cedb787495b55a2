import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { SettingName } from '#contract/setting-rules.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { settingVersions } from './table.ts';

/** The newest decision about each of these settings, or the newest until then; none about one that nobody has decided. */
export const newestDecisions = <Name extends SettingName>(reader: Reader, names: readonly Name[], until?: Date) =>
  reader
    .selectDistinctOn([settingVersions.name], {
      ...{ name: settingVersions.name, value: settingVersions.value, version: settingVersions.version },
      ...{ at: settingVersions.decidedAt, by: { id: users.id, name: users.name } },
    })
    .from(settingVersions)
    .innerJoin(users, eq(users.id, settingVersions.decidedBy))
    .where(and(inArray(settingVersions.name, [...names]), until && lte(settingVersions.decidedAt, until)))
    .orderBy(settingVersions.name, desc(settingVersions.version));
