import { and, eq } from 'drizzle-orm';
import type { Setting } from '#contract/admin-settings.ts';
import { formatMoney } from '#contract/format-money.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { SettingName } from '#contract/setting-names.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting } from './read-setting.ts';
import { settingVersions } from './table.ts';

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
  value: number | null;
  /** As the owner saw it. */
  version: number;
  reason: string;
}

/** An owner decides a setting. It is read afresh wherever it counts, so it is in force at once. */
export const changeSetting = (kit: Kit, actor: Actor, decision: Decision, audit: AuditSetting): Promise<Setting> =>
  transact(kit, (tx) => decide(kit, tx, actor, decision, audit));

/** An owner decides it as it was before; that is a version of its own. */
export const restoreSetting = (
  kit: Kit,
  actor: Actor,
  { to, ...decision }: Omit<Decision, 'value'> & { to: number },
  audit: AuditSetting,
): Promise<Setting> =>
  transact(kit, async (tx) => {
    const [earlier] = await tx
      .select({ value: settingVersions.valueCents })
      .from(settingVersions)
      .where(and(eq(settingVersions.name, decision.name), eq(settingVersions.version, to)));
    if (!earlier && to !== 0) throw notFound();
    return decide(kit, tx, actor, { ...decision, value: earlier?.value ?? null }, audit);
  });

async function decide(kit: Kit, tx: Tx, actor: Actor, decision: Decision, audit: AuditSetting): Promise<Setting> {
  const { name, reason, version: seen } = decision;
  const before = await readSetting(tx, name);
  if (before.version !== seen) throw changed();
  const valueCents = decision.value === null ? null : toCents(decision.value);
  if (valueCents === before.value) throw new Refusal('invalid_transition', 'This setting already has that value.');
  const version = seen + 1;
  const row = { id: newId(), name, version, valueCents, decidedAt: kit.clock.now(), decidedBy: actor.id, reason };
  const { rowCount } = await tx.insert(settingVersions).values(row).onConflictDoNothing();
  if (rowCount === 0) throw changed();
  await audit(kit, tx, {
    ...{ actorId: actor.id, action: 'change setting', subjectKind: 'setting', subjectId: name, note: reason },
    facts: { before: worded(before.value), after: worded(valueCents) },
  });
  return { name, value: valueCents, version };
}

const worded = (value: number | Cents | null): string => (value === null ? 'off' : formatMoney(value));
const changed = () => new Refusal('stale', 'Someone else has just changed this setting. Please check it again.');
