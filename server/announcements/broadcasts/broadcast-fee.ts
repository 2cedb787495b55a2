import { and, eq } from 'drizzle-orm';
import { formatMoney } from '#contract/format-money.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { translate } from '#server/platform/translate.ts';
import { usualOf } from '#server/settings/index.ts';
import { settingVersions } from '#server/settings/table.ts';
import { broadcasts } from '../table.ts';
import { countSegment } from './segment.ts';

/** Everybody is mailed what a job costs from now on: a broadcast in each reader's own words, written once however often it is asked for. */
export const broadcastFee = (kit: Kit, settingVersionId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const decided = await readFee(tx, settingVersionId);
    if (!decided) return;
    const { decidedBy, ...fee } = decided;
    const everyone = { audience: 'everyone', city: null } as const;
    const { people, unsubscribed } = await countSegment(tx, everyone);
    const row = {
      ...{ id: settingVersionId, ...everyone, fee, people: people + unsubscribed },
      ...{
        subject: translate('en', 'mail:settings.fee.subject'),
        text: translate('en', 'mail:settings.fee.text', fee),
      },
      ...{ createdBy: decidedBy, createdAt: kit.clock.now() },
    };
    const { rowCount } = await tx.insert(broadcasts).values(row).onConflictDoNothing();
    if (rowCount) await kit.tasks.send(tx, 'write-broadcast', { id: row.id }, { key: row.id });
  });

async function readFee(tx: Tx, id: string) {
  const [decided] = await tx.select().from(settingVersions).where(eq(settingVersions.id, id));
  if (!decided || typeof decided.value !== 'number') return null;
  const [earlier] = await tx
    .select({ value: settingVersions.value })
    .from(settingVersions)
    .where(and(eq(settingVersions.name, decided.name), eq(settingVersions.version, decided.version - 1)));
  const before = Number(earlier?.value ?? usualOf('platformFeeCents'));
  return { before: formatMoney(before), after: formatMoney(decided.value), decidedBy: decided.decidedBy };
}
