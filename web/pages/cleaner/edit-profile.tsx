import { UserRoundPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const EditProfileDialog = fetchedAhead(() =>
  import('#web/cleaners/edit-profile-dialog.tsx').then((file) => file.EditProfileDialog),
);

interface EditProfileProps {
  profile: CleanerProfile;
  /** Opens by itself where something typed waits in it; one of those on a screen does. */
  resumes?: boolean;
}

/** Opens the profile to be changed. */
export function EditProfile({ profile, resumes = false }: EditProfileProps) {
  const { t } = useTranslation('cleaner');
  const waits = useWaitsTyped();
  const [editing, setEditing] = useState(resumes && waits('profile'));
  return (
    <>
      <Button icon={UserRoundPen} onClick={() => setEditing(true)}>
        {t('edit.button')}
      </Button>
      {editing && (
        <Suspense fallback={null}>
          <EditProfileDialog profile={profile} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
