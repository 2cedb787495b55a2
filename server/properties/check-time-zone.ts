import { invalidInput } from '#server/platform/refusal.ts';

/** Refuses (400) what is no IANA zone that this runtime knows; gives its usual spelling ("america/chicago"). */
export function checkTimeZone(sent: string): string {
  // the runtime also takes bare offsets, which know no summer time
  if (!/^[A-Za-z]/.test(sent)) throw invalidInput({ timeZone: 'timeZone' });
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions();
    return timeZone.toLowerCase() === sent.toLowerCase() ? timeZone : sent;
  } catch {
    throw invalidInput({ timeZone: 'timeZone' });
  }
}
