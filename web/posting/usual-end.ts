import type { PostingValues } from './posting-values.ts';

const latest = '16:00';
const usualHours = 4;
/** The longest window that a cleaning of the type explains: a start long before dawn has no end in the afternoon. */
const longestHours: Record<PostingValues['cleaningType'], number> = { standard: 6, maintenance: 6, deep: 8 };
const hourMs = 3_600_000;

/**
 * When a cleaning that starts then usually ends: 4 PM or that day's check-in hour where earlier, as synced calendars
 * post it; four hours later where the start is past that, and never later than the type of cleaning explains. Wall clock in, wall clock out; null for no full date.
 */
export function usualEnd(start: string, checkInTime: string, type: PostingValues['cleaningType']): string | null {
  const wall = Date.parse(`${start}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start) || Number.isNaN(wall)) return null;
  const usual = `${start.slice(0, 10)}T${checkInTime < latest ? checkInTime : latest}`;
  const after = (hours: number) => new Date(wall + hours * hourMs).toISOString().slice(0, 16);
  if (usual <= start) return after(usualHours);
  const last = after(longestHours[type]);
  return usual < last ? usual : last;
}
