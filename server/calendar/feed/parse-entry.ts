import ICAL from 'ical.js';

/** An entry of a calendar from its lines; one that ical.js cannot read costs only that line. Null where it reads none. */
export const parseEntry = (lines: readonly string[]): ICAL.Component | null =>
  componentOf(lines) ?? componentOf(lines.filter((line) => componentOf([line]) !== null));

function componentOf(lines: readonly string[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')));
  } catch {
    return null;
  }
}
