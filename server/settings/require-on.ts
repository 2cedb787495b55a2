import type { Feature } from '#contract/setting-rules.ts';
import type { Reader } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSetting } from './read-setting.ts';

/** Refuses what this marketplace has switched off; asked in the transaction that would do it. */
export async function requireOn(reader: Reader, feature: Feature): Promise<void> {
  const { value } = await readSetting(reader, feature);
  if (!value) throw new Refusal('switched_off', 'This isn’t available on this marketplace right now.');
}
