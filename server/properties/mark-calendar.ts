import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { properties } from './table.ts';

/** Whether a calendar is connected to a property. */
export async function markCalendar(tx: Tx, propertyId: string, calendarIntegrationEnabled: boolean): Promise<void> {
  await tx.update(properties).set({ calendarIntegrationEnabled }).where(eq(properties.id, propertyId));
}
