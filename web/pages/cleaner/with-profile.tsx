import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerProfile } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';

interface WithProfileProps {
  /** In the shape of what comes. */
  waiting: ReactNode;
  /** Null for a cleaner who has not begun one. */
  children: (profile: CleanerProfile | null) => ReactNode;
}

/** A screen that is made of the cleaner's profile, and waits for it. */
export function WithProfile({ waiting, children }: WithProfileProps) {
  const profile = useRead(getCleanerProfile);
  if (profile.data !== undefined) return children(profile.data);
  if (!profile.error) return waiting;
  return <ProfileFailed read={profile} />;
}

/** Apart from it, so that only who cannot see the profile waits for these words. */
function ProfileFailed({ read }: Pick<ComponentProps<typeof ReadFailed>, 'read'>) {
  const { t } = useTranslation('cleaner');
  return (
    <div className="page py-12">
      <ReadFailed title={t('failed')} read={read} />
    </div>
  );
}
