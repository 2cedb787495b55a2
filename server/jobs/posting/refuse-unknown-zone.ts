import { isUnknownZone } from '#contract/zoned-time.ts';
import { invalidInput } from '#server/platform/refusal.ts';

/** Refuses (400) a home whose time zone is not known: nobody could say on which clock its cleaning begins. */
export function refuseUnknownZone({ timeZone }: { timeZone: string }): void {
  if (isUnknownZone(timeZone)) throw invalidInput({ propertyId: 'zoneUnknown' });
}
