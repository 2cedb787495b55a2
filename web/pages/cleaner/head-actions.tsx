import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { useSignOut } from '#web/shell/use-sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { EditProfile } from './edit-profile.tsx';

/** What stands in the dashboard's head: to edit the profile, and to log out. */
export function HeadActions({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  const signOut = useSignOut();
  return (
    <>
      <EditProfile profile={profile} resumes />
      <Button variant="quiet" icon={LogOut} onClick={() => void signOut()}>
        {t('logout')}
      </Button>
    </>
  );
}
