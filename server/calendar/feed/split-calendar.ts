import { CalendarRefused } from '../calendar-refused.ts';
import { contentLines } from './content-lines.ts';

/** No honest event of a stay is longer; what is, would only cost time. */
const longestEvent = 64 * 1024;

/**
 * The content lines of each event of a feed, unfolded, those of its alarms left out. Line breaks of every kind are taken,
 * and blank lines, which real feeds have. `counts` tells which events are wanted at all: only those are limited and
 * returned. Throws CalendarRefused for what is no calendar, for one that ends too early or is nested wrongly.
 */
export function splitCalendar(
  text: string,
  mostEvents: number,
  counts: (lines: readonly string[]) => boolean = () => true,
): string[][] {
  const lines = contentLines(text);
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) throw new CalendarRefused(whatElse(lines));
  const events: string[][] = [];
  const open: string[] = [];
  let event: string[] | null = null;
  for (const line of lines) {
    const [, mark, name] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (isEvent(open) && event && !mark) event.push(line);
    if (!mark || !name) continue;
    if (mark.toUpperCase() === 'BEGIN') {
      open.push(name.toUpperCase());
      if (isEvent(open)) event = [];
      continue;
    }
    if (isEvent(open) && event) {
      if (counts(event) && events.push(event) > mostEvents) throw new CalendarRefused('tooManyEvents');
      event = null;
    }
    // half a name at the very end is a file that was cut off
    if (open.pop() !== name.toUpperCase()) throw new CalendarRefused(line === lines.at(-1) ? 'cutOff' : 'garbled');
  }
  if (open.length > 0) throw new CalendarRefused('cutOff');
  return events.map((lines) => withinLimit(lines));
}

const isEvent = (open: readonly string[]): boolean => open.length === 2 && open[1] === 'VEVENT';

function whatElse(lines: readonly string[]): 'nothing' | 'webPage' | 'notACalendar' {
  if (lines.length === 0) return 'nothing';
  return /<(!doctype|html|head|body)\b/i.test(lines.slice(0, 20).join('\n')) ? 'webPage' : 'notACalendar';
}

/** Lines without a value and those past the limit are left out: dates and words come before them. */
function withinLimit(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => {
    length += line.length;
    return line.includes(':') && length <= longestEvent;
  });
}
