import { dateFormat } from './kept-formats.ts';

/** The abbreviation of a zone at an instant: "EST", "EDT", "GMT+1". Taken from English, whose names are shortest. */
export function zoneName(at: Date, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
