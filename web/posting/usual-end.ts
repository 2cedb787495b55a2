const latest = '16:00';
const usualHours = 4;
const hourMs = 3_600_000;

/**
 * When a cleaning that starts then usually ends: 4 PM or that day's check-in hour where earlier, as synced calendars
 * post it; four hours later where the start is past that. Wall clock in, wall clock out; null for no full date.
 */
export function usualEnd(start: string, checkInTime: string): string | null {
  const wall = Date.parse(`${start}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(start) || Number.isNaN(wall)) return null;
  const usual = `${start.slice(0, 10)}T${checkInTime < latest ? checkInTime : latest}`;
  return usual > start ? usual : new Date(wall + usualHours * hourMs).toISOString().slice(0, 16);
}
