import { getCleanerProfile } from '#contract/calls.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { useRead } from '#web/platform/use-read.ts';

/** How far the reader's own check has come, once their profile is complete. */
export function OwnCheckGate() {
  const profile = useRead(getCleanerProfile).data;
  return profile ? <CheckGate status={profile.backgroundCheckStatus} /> : null;
}
