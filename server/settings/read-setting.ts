import { desc, eq } from 'drizzle-orm';
import type { Setting } from '#contract/admin-settings.ts';
import type { SettingName } from '#contract/setting-names.ts';
import type { Reader } from '#server/platform/db.ts';
import { settingVersions } from './table.ts';

/** A setting as it is in force at this moment; off until somebody has decided it. */
export async function readSetting(reader: Reader, name: SettingName): Promise<Setting> {
  const [newest] = await reader
    .select({ value: settingVersions.valueCents, version: settingVersions.version })
    .from(settingVersions)
    .where(eq(settingVersions.name, name))
    .orderBy(desc(settingVersions.version))
    .limit(1);
  return { name, value: newest?.value ?? null, version: newest?.version ?? 0 };
}
