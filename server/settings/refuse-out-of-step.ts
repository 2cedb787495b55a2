import type { SettingName, SettingValue } from '#contract/setting-rules.ts';
import type { TermName } from '#contract/usual-terms.ts';
import type { Reader } from '#server/platform/db.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { termsInForce } from './terms-in-force.ts';

/** Of each pair, the first never exceeds the second. */
const inStep: readonly (readonly [TermName, TermName])[] = [
  // whatever a card is charged for can still be reported then
  ['chargedAfterHours', 'reportableHours'],
  // whoever sees the door code has confirmed by then, or is replaced
  ['opensBeforeHours', 'confirmBeforeHours'],
];

/** Deadlines that lean on one another stay in their order. */
export async function refuseOutOfStep(reader: Reader, name: SettingName, value: SettingValue): Promise<void> {
  const pair = inStep.find((terms) => terms.some((term) => term === name));
  if (!pair || typeof value !== 'number') return;
  const [first, second] = pair;
  const { [first]: least, [second]: most } = await termsInForce(reader, pair);
  if (name === first && value > most) throw invalidInput({ value: { code: 'tooBig', maximum: most } });
  if (name === second && value < least) throw invalidInput({ value: { code: 'tooSmall', minimum: least } });
}
