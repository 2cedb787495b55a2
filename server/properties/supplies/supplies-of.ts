import { asc, eq, sql } from 'drizzle-orm';
import type { Supply } from '#contract/supplies.ts';
import type { Reader } from '#server/platform/db.ts';
import { homeSupplies } from '../table.ts';

/** The supplies of a home, in its host's order. Who may see them is asked before. */
export async function suppliesOf(reader: Reader, propertyId: string): Promise<Supply[]> {
  const rows = await reader
    .select()
    .from(homeSupplies)
    .where(eq(homeSupplies.propertyId, propertyId))
    .orderBy(asc(homeSupplies.position));
  return rows.map(presentSupply);
}

export const presentSupply = ({ id, name, lowSince }: typeof homeSupplies.$inferSelect): Supply => ({
  ...{ id, name },
  lowSince: lowSince?.toISOString() ?? null,
});

/** The names of what a query's property is running low on; as text, for a query of one table leaves its name out. */
export const lowSupplies = sql<string[]>`(
  select coalesce(json_agg(supply.name order by supply.position), '[]') from home_supply supply
  where supply.property_id = property.id and supply.low_since is not null)`;
