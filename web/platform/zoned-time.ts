/** Property-local times ("2026-03-08T02:30", as `datetime-local` fields hold them) and the UTC instants they stand for. */

const localPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The UTC instant (ISO 8601) of a local time in a zone; null when the text is no local time.
 * An hour that the clocks skip counts on from before the jump (02:30 becomes 03:30); of a doubled hour the first is meant.
 */
export function zonedToUtc(local: string, timeZone: string): string | null {
  const wall = wallTimeOf(local);
  if (wall === null) return null;
  const before = wall - offsetAt(wall - day, timeZone);
  const after = wall - offsetAt(wall + day, timeZone);
  const matching = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  const instant = matching.length > 0 ? Math.min(...matching) : before;
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** The local time of an instant in a zone, as a `datetime-local` field takes it. */
export function utcToZoned(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** Whether the clocks of this zone skip this local time. */
export function isSkipped(local: string, timeZone: string): boolean {
  const instant = zonedToUtc(local, timeZone);
  return instant !== null && utcToZoned(instant, timeZone) !== local.slice(0, 16);
}

/** Whether the clocks of this zone show this local time twice, on the night they are set back. */
export function isDoubled(local: string, timeZone: string): boolean {
  const instant = zonedToUtc(local, timeZone);
  if (instant === null) return false;
  const again = new Date(Date.parse(instant) + 60 * minute).toISOString();
  return utcToZoned(again, timeZone) === local.slice(0, 16);
}

function wallTimeOf(local: string): number | null {
  const match = localPattern.exec(local);
  if (!match) return null;
  const wall = Date.parse(`${local.slice(0, 16)}:${match[6] ?? '00'}Z`);
  const real = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local.slice(0, 16));
  return real ? wall : null;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
