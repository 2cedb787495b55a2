const full = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const wall = (local: string): number => (full.test(local) ? Date.parse(`${local}Z`) : Number.NaN);

interface Window {
  startTime: string;
  endTime: string;
}

/**
 * When a cleaning ends that keeps its length at another start, on the same clock; null where it has no length yet, or
 * the start is still being typed.
 */
export function movedEnd(was: Window, startTime: string): string | null {
  const length = wall(was.endTime) - wall(was.startTime);
  const end = wall(startTime) + length;
  return length > 0 && Number.isFinite(end) ? new Date(end).toISOString().slice(0, 16) : null;
}
