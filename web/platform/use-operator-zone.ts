import { ownZone } from './own-zone.ts';
import { useConfig } from './use-config.ts';

/** The zone of the operator’s calendar, which all admins share wherever they sit; the reader’s own until it is known. */
export function useOperatorZone(): string {
  return useConfig()?.timeZone ?? ownZone();
}
