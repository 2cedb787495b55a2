import type { DecidedSetting } from '#contract/admin-settings.ts';
import { type SettingName, type SettingValues, settingNames, settingRules } from '#contract/setting-rules.ts';
import type { Reader } from '#server/platform/db.ts';
import { newestDecisions } from './newest-decisions.ts';

/** What counts until somebody has decided it. */
export const usualOf = <Name extends SettingName>(name: Name): SettingValues[Name] =>
  // the rule of a name has the value of that name; the compiler only knows them all together
  settingRules[name].usual as SettingValues[Name];

/**
 * A setting as it is in force at this moment. What moves money, or is promised to somebody, reads it in the transaction
 * that does so; the rest takes it from `inForce`.
 */
export async function readSetting<Name extends SettingName>(
  reader: Reader,
  name: Name,
): Promise<{ name: Name; value: SettingValues[Name]; version: number }> {
  const [newest] = await newestDecisions(reader, [name]);
  // only what the setting's rule allows was written
  return newest
    ? { name, value: newest.value as SettingValues[Name], version: newest.version }
    : { name, value: usualOf(name), version: 0 };
}

/** Every setting as it is in force, with the latest decision about it. */
export async function readSettings(reader: Reader): Promise<DecidedSetting[]> {
  const decided = await newestDecisions(reader, settingNames);
  const byName = new Map(decided.map((row) => [row.name, { ...row, at: row.at.toISOString() }]));
  return settingNames.map((name) => byName.get(name) ?? { name, value: usualOf(name), version: 0, at: null, by: null });
}
