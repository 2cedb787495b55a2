import ICAL from 'ical.js';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { contentLines } from './content-lines.ts';
import { isZone } from './is-zone.ts';

const hour = 3_600_000;
const [mostZones, longestZone] = [50, 64 * 1024];

/** What a wall time of a feed stands for, in milliseconds; null where no clock shows it. */
export interface FeedClock {
  /** `zone` is a TZID; without one, and for days, it is the reader’s own time. */
  instantOf(wall: ICAL.Time, zone?: string): number | null;
  /** The wall time, without a zone, that clocks there show at an instant. */
  wallAt(instant: number, zone?: string): ICAL.Time;
}

/**
 * The clocks of one feed. A zone that we know by its name is taken from our own tables; one that only the file describes,
 * as Outlook’s “W. Europe Standard Time”, from there; any other is the time of where the reader lives.
 */
export function clockOf(text: string, timeZone: string): FeedClock {
  const described = zonesIn(contentLines(text));
  const known = new Map<string, boolean>();
  const nameOf = (zone = timeZone): string | ICAL.Timezone => {
    const name = zone.replace(/^\//, '');
    if (!known.has(name)) known.set(name, isZone(name));
    if (known.get(name)) return name;
    return described.get(zone) ?? timeZone;
  };
  const offsets = new Map<string, number | null>();
  const instantOf: FeedClock['instantOf'] = (wall, zone) => {
    const where = nameOf(wall.isDate ? undefined : zone);
    if (typeof where !== 'string') return plainOf(wall) - where.utcOffset(wall) * 1000;
    // most days keep one offset, and asking for it costs far more than adding it
    const key = `${where} ${wall.year}-${wall.month}-${wall.day}`;
    if (!offsets.has(key)) offsets.set(key, steadyOffset(wall, where));
    const steady = offsets.get(key) ?? null;
    if (steady !== null) return plainOf(wall) - steady;
    const utc = zonedToUtc(textOf(wall), where);
    return utc === null ? null : Date.parse(utc);
  };
  return {
    instantOf,
    wallAt: (instant, zone) => {
      // the offset of a wall time that is near enough: an hour off only within the night that the clocks change
      const near = instantOf(timeOf(instant), zone) ?? instant;
      return timeOf(instant + (instant - near));
    },
  };
}

/** How far the clocks of a whole day are ahead of UTC; null for a day on which they change, and for what is no day. */
function steadyOffset({ year, month, day }: ICAL.Time, zone: string): number | null {
  const midnight = Date.UTC(year, month - 1, day);
  const offsetAt = (plain: number) => {
    const utc = zonedToUtc(textOf(timeOf(plain)), zone);
    return utc === null ? null : plain - Date.parse(utc);
  };
  const [before, after] = [offsetAt(midnight - 3 * hour), offsetAt(midnight + 27 * hour)];
  return before === after ? before : null;
}

const plainOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The wall time, without a zone, of milliseconds that are read as if it were UTC. */
export function timeOf(plain: number): ICAL.Time {
  const at = new Date(plain);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  const [hour, minute, second] = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()];
  return ICAL.Time.fromData({ ...{ year, month, day, hour, minute, second }, isDate: false });
}

const textOf = (wall: ICAL.Time): string => new Date(plainOf(wall)).toISOString().slice(0, 19);

function zonesIn(lines: readonly string[]): ReadonlyMap<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>();
  let block: string[] | null = null;
  for (const line of lines) {
    if (/^BEGIN:VTIMEZONE\s*$/i.test(line)) block = [];
    block?.push(line);
    if (!block || !/^END:VTIMEZONE\s*$/i.test(line)) continue;
    const zone = zones.size < mostZones ? zoneFrom(block.join('\r\n')) : null;
    if (zone) zones.set(zone.tzid, zone);
    block = null;
  }
  return zones;
}

/** Null for one that cannot be read: its times are then the reader’s own. */
function zoneFrom(text: string): ICAL.Timezone | null {
  if (text.length > longestZone) return null;
  try {
    const zone = ICAL.Timezone.fromData(new ICAL.Component(ICAL.parse(text)));
    // one that has no rules at all throws when it is asked
    zone.utcOffset(timeOf(Date.UTC(2026, 0, 1)));
    return zone;
  } catch {
    return null;
  }
}
