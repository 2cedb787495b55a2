import { eq, type SQL } from 'drizzle-orm';
import { calendarBookings, calendarIntegrations } from './table.ts';

/** Whose stays and connected calendars someone handles, as a condition; `hostedBy` of the jobs says it of jobs. */
export const staysOf = (personId: string): SQL => eq(calendarBookings.hostId, personId);
export const integrationsOf = (personId: string): SQL => eq(calendarIntegrations.hostId, personId);
