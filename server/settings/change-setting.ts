import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Setting } from '#contract/admin-settings.ts';
import type { SettingName, SettingValue } from '#contract/setting-rules.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { checkValue, refuseOver } from './check-value.ts';
import { tellSettingChanged } from './in-force.ts';
import { readSetting, usualOf } from './read-setting.ts';
import { refuseOneAlone } from './refuse-one-alone.ts';
import { refuseOutOfStep } from './refuse-out-of-step.ts';
import { settingVersions } from './table.ts';
import { tellOwnersOfLimitOff } from './tell-owners.ts';
import { worded } from './worded.ts';

/** Writes a link of the audit chain, last in its transaction. Answered by the room of the audit log. */
export type AuditSetting = (kit: Kit, tx: Tx, entry: SettingEntry) => Promise<void>;

interface SettingEntry {
  actorId: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  facts: { before: string; after: string };
  note: string;
}

interface Decision {
  name: SettingName;
  /** Null turns it off. */
  value: SettingValue;
  /** As the owner saw it. */
  version: number;
  reason: string;
}

/** An owner decides a setting; it is in force at once, in every process. */
export const changeSetting = (kit: Kit, actor: Actor, decision: Decision, audit: AuditSetting): Promise<Setting> =>
  transact(kit, (tx) => {
    refuseOver(decision.value, kit.clock.now());
    return decide(kit, tx, actor, decision, audit);
  });

/** An owner decides it as it was before; that is a version of its own. */
export const restoreSetting = (
  kit: Kit,
  actor: Actor,
  { to, ...decision }: Omit<Decision, 'value'> & { to: number },
  audit: AuditSetting,
): Promise<Setting> =>
  transact(kit, async (tx) => {
    const [earlier] = await tx
      .select({ value: settingVersions.value })
      .from(settingVersions)
      .where(and(eq(settingVersions.name, decision.name), eq(settingVersions.version, to)));
    if (!earlier && to !== 0) throw notFound();
    const value = earlier ? earlier.value : usualOf(decision.name);
    return decide(kit, tx, actor, { ...decision, value }, audit);
  });

async function decide(kit: Kit, tx: Tx, actor: Actor, decision: Decision, audit: AuditSetting): Promise<Setting> {
  const { name, reason, version: seen } = decision;
  const before = await readSetting(tx, name);
  if (before.version !== seen) throw changed();
  const value = checkValue(name, decision.value);
  await refuseOutOfStep(tx, name, value);
  if (isDeepStrictEqual(value, before.value))
    throw new Refusal('invalid_transition', 'This setting already has that value.');
  await refuseOneAlone(tx, { name, before: before.value, value });
  const version = seen + 1;
  const row = { id: newId(), name, version, value, decidedAt: kit.clock.now(), decidedBy: actor.id, reason };
  const { rowCount } = await tx.insert(settingVersions).values(row).onConflictDoNothing();
  if (rowCount === 0) throw changed();
  if (name === 'refundApprovalCents' && value === null) await tellOwnersOfLimitOff(kit, tx, actor, reason);
  await tellSettingChanged(tx);
  await audit(kit, tx, {
    ...{ actorId: actor.id, action: 'change setting', subjectKind: 'setting', subjectId: name, note: reason },
    facts: { before: worded(name, before.value), after: worded(name, value) },
  });
  return { name, value, version };
}

const changed = () => new Refusal('stale', 'Someone else has just changed this setting. Please check it again.');
