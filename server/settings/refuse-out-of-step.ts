import type { SettingName, SettingValue } from '#contract/setting-rules.ts';
import type { Reader } from '#server/platform/db.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { termsInForce } from './terms-in-force.ts';

/** Whatever a card is charged for can still be reported then: the charge comes no later than the end of the time for reports. */
export async function refuseOutOfStep(reader: Reader, name: SettingName, value: SettingValue): Promise<void> {
  if (typeof value !== 'number' || (name !== 'chargedAfterHours' && name !== 'reportableHours')) return;
  const { chargedAfterHours, reportableHours } = await termsInForce(reader, ['chargedAfterHours', 'reportableHours']);
  if (name === 'chargedAfterHours' && value > reportableHours)
    throw invalidInput({ value: { code: 'tooBig', maximum: reportableHours } });
  if (name === 'reportableHours' && value < chargedAfterHours)
    throw invalidInput({ value: { code: 'tooSmall', minimum: chargedAfterHours } });
}
