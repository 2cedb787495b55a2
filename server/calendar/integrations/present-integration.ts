import { eq, getTableColumns } from 'drizzle-orm';
import type { Integration } from '#contract/calendar.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { sentenceOfFault } from '../calendar-refused.ts';
import { calendarIntegrations } from '../table.ts';
import type { IntegrationRow } from './own-integration.ts';

const { urlSealed: _, urlFingerprint: __, ...columns } = getTableColumns(calendarIntegrations);
type Shown = Omit<IntegrationRow, 'urlSealed' | 'urlFingerprint'>;

/** Integrations with their property's title; the address itself stays where it is. */
export const selectIntegrations = (reader: Reader) =>
  reader
    .select({ integration: columns, title: properties.title })
    .from(calendarIntegrations)
    .innerJoin(properties, eq(properties.id, calendarIntegrations.propertyId));

/** One integration as its host sees it, from inside the transaction that changed it. */
export async function showIntegration(reader: Reader, id: string): Promise<Integration> {
  const [row] = await selectIntegrations(reader).where(eq(calendarIntegrations.id, id));
  if (!row) throw new Error('an integration that was just written is gone');
  return presentIntegration(row);
}

export const presentIntegration = ({
  integration: row,
  title,
}: {
  integration: Shown;
  title: string;
}): Integration => ({
  id: row.id,
  property: { id: row.propertyId, title },
  platform: row.platform,
  externalPropertyId: row.externalPropertyId,
  calendarUrl: row.urlMasked,
  syncEnabled: row.syncEnabled,
  lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
  lastError: row.lastFault && sentenceOfFault(row.lastFault),
  lastFault: row.lastFault,
  unclearMeans: row.unclearMeans,
  imported: row.importedAt !== null,
  nextRunAt: row.nextRunAt?.toISOString() ?? null,
  alarm: row.alarm,
  missingStays: row.missingStays,
  createdAt: row.createdAt.toISOString(),
});
