import type { User } from '#contract/accounts.ts';
import { getCleanerProfile } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useIsInUse } from '#web/ui/use-is-in-use.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';

/** The face of a cleaner: at once where the page has read it anyway, elsewhere as soon as somebody uses the page. */
export function useOwnPicture({ role, suspended }: User): string | null {
  const inUse = useIsInUse();
  const isWide = useIsWide();
  const hasOne = role === 'CLEANER' && !suspended;
  const profile = useRead(getCleanerProfile, { enabled: hasOne && isWide && inUse }).data;
  return (hasOne && profile?.profileImageUrl) || null;
}
