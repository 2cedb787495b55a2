import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { operatorSettings } from './table.ts';

interface MarketingDecision {
  confirmed: boolean;
  /** Null until somebody has decided. */
  decision: { at: Date; by: { id: string; name: string } } | null;
}

const readRow = prepared((reader) =>
  reader
    .select({
      confirmed: operatorSettings.marketingConfirmed,
      at: operatorSettings.marketingDecidedAt,
      by: { id: users.id, name: users.name },
    })
    .from(operatorSettings)
    .innerJoin(users, eq(users.id, operatorSettings.marketingDecidedBy))
    .prepare('marketing_decision'),
);

/**
 * Whether the stated figures and testimonials stand. Until an admin has decided, a demo states them and production does
 * not. Read anew each time: a decision must hold in every process at once.
 */
export async function readMarketingDecision(
  { settings }: Pick<Kit, 'settings'>,
  reader: Reader,
): Promise<MarketingDecision> {
  const [row] = await readRow(reader).execute();
  if (!row) return { confirmed: settings.mode === 'demo', decision: null };
  return { confirmed: row.confirmed, decision: { at: row.at, by: row.by } };
}
