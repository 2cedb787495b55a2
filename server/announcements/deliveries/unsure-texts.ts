import { sql } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { SmsFailed } from '#server/platform/sms-sender.ts';
import type { Wishes } from '../preferences/wishes-of.ts';
import { deliveries } from '../table.ts';
import { closeDeliveries, type Delivery, isOneOf } from './close-deliveries.ts';

/** Whoever does not answer twice may have sent it twice: it is not tried a third time. */
const mostUnsure = 2;
const textHash = ({ hasher }: Pick<Kit, 'hasher'>, text: string): Buffer =>
  hasher.hash('text of unknown outcome', text);

/** Before a text is sent: should nobody ever hear what became of it, not even this worker, it can be looked up. */
export async function markUnsure(kit: Kit, these: readonly Delivery[], text: string): Promise<void> {
  await kit.db
    .update(deliveries)
    .set({ unsure: sql`${deliveries.unsure} + 1`, unsureSince: kit.clock.now(), unsureText: textHash(kit, text) })
    .where(isOneOf(these));
}

/** It certainly was not taken. */
export async function markSure({ db }: Kit, these: readonly Delivery[]): Promise<void> {
  const unsure = sql`greatest(${deliveries.unsure} - 1, 0)`;
  await db.update(deliveries).set({ unsure, unsureSince: null, unsureText: null }).where(isOneOf(these));
}

/** Looks up what became of texts of unknown outcome, and returns what may be sent: new, or certainly not taken. */
export async function settleUnsure(kit: Kit, { textNumber }: Wishes, due: readonly Delivery[]): Promise<Delivery[]> {
  const byText = Map.groupBy(due, ({ unsureText }) => unsureText?.toString('hex') ?? '');
  const sendable = byText.get('') ?? [];
  byText.delete('');
  for (const these of byText.values()) {
    const taken = await wasTaken(kit, textNumber, these);
    if (taken instanceof SmsFailed) await closeDeliveries(kit, these, { outcome: 'later', code: taken.code });
    else if (taken) await closeDeliveries(kit, these, { outcome: 'sent' });
    else sendable.push(...(await mayGoAgain(kit, these)));
  }
  return sendable.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

async function wasTaken(kit: Kit, number: string | null, [first]: readonly Delivery[]): Promise<boolean | SmsFailed> {
  if (!kit.sms || !number || !first?.unsureText || !first.unsureSince) return false;
  const sought = first.unsureText;
  const isText = (text: string) => textHash(kit, text).equals(sought);
  try {
    return await kit.sms.wasTaken(number, { since: first.unsureSince, isText });
  } catch (error) {
    return error instanceof SmsFailed ? error : new SmsFailed('unknown');
  }
}

async function mayGoAgain(kit: Kit, these: readonly Delivery[]): Promise<Delivery[]> {
  const over = these.filter(({ unsure }) => unsure >= mostUnsure);
  await closeDeliveries(kit, over, { outcome: 'failed', code: 'no answer' });
  return these.filter(({ unsure }) => unsure < mostUnsure);
}
