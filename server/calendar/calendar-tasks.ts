import type { TaskHandlers } from '#server/platform/tasks.ts';
import { readBusyDue } from './busy/read-busy-due.ts';
import type { CalendarKit } from './calendar-kit.ts';
import { planDue } from './syncing/plan-due.ts';
import { syncDue } from './syncing/sync-due.ts';

/** What calendars do in the worker. */
export const calendarTasks = (kit: CalendarKit): TaskHandlers => ({
  'sync-calendars': () => syncDue(kit),
  'read-busy-calendars': () => readBusyDue(kit),
  'plan-cleanings': () => planDue(kit),
});
