import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { feeNewsAfterMinutes } from '#contract/fee-news.ts';
import { formatMoney } from '#contract/format-money.ts';
import { day, minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { translate } from '#server/platform/translate.ts';
import { usualOf } from '#server/settings/index.ts';
import { settingVersions } from '#server/settings/table.ts';
import type { ToldFee } from '../broadcast-table.ts';
import { broadcasts } from '../table.ts';
import { countSegment } from './segment.ts';

const held = feeNewsAfterMinutes * minute;
/** A fee that has been in force for so long is news to nobody. */
const newsLife = 7 * day;

/**
 * Once a fee has stood for some minutes, everybody is mailed what a job costs, unless that is what they were told last: a
 * broadcast in each reader's own words, written once however often it is asked for.
 */
export const broadcastFee = (kit: Kit): Promise<void> =>
  transact(kit, async (tx) => {
    const now = kit.clock.now();
    // also one that by this process's clock is yet to come: another's is a little ahead
    const newest = await newestFee(tx);
    if (!newest || newest.decidedAt > plus(now, -held) || newest.decidedAt <= plus(now, -newsLife)) return;
    const fee = { before: await lastTold(tx, now), after: { cents: Number(newest.value) } };
    if (amountOf(fee.before) === amountOf(fee.after)) return;
    const everyone = { audience: 'everyone', city: null } as const;
    const { people, unsubscribed } = await countSegment(tx, everyone);
    const row = {
      ...{ id: newest.id, ...everyone, fee, people: people + unsubscribed },
      ...{
        subject: translate('en', 'mail:settings.fee.subject'),
        text: translate('en', 'mail:settings.fee.text', fee),
      },
      ...{ createdBy: newest.decidedBy, createdAt: now },
    };
    const { rowCount } = await tx.insert(broadcasts).values(row).onConflictDoNothing();
    if (rowCount) await kit.tasks.send(tx, 'write-broadcast', { id: row.id }, { key: row.id });
  });

/** The latest decision about the fee, or the latest up to an instant. */
async function newestFee(tx: Tx, until?: Date) {
  const [newest] = await tx
    .select()
    .from(settingVersions)
    .where(and(eq(settingVersions.name, 'platformFeeCents'), until && lte(settingVersions.decidedAt, until)))
    .orderBy(desc(settingVersions.version))
    .limit(1);
  return newest;
}

/** What everybody takes the fee to be: as the last mail about it said; without one, as it was before it was news. */
async function lastTold(tx: Tx, now: Date): Promise<ToldFee> {
  const [told] = await tx
    .select({ fee: broadcasts.fee })
    .from(broadcasts)
    .where(isNotNull(broadcasts.fee))
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(1);
  if (told?.fee) return told.fee.after;
  const old = await newestFee(tx, plus(now, -newsLife));
  return { cents: Number(old ? old.value : usualOf('platformFeeCents')) };
}

const amountOf = (fee: ToldFee): string => (typeof fee === 'string' ? fee : formatMoney(fee.cents, 'en'));
