import { useTranslation } from 'react-i18next';
import { updateCleanerProfile } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import { OnePhoto } from '#web/platform/one-photo.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { profileValues } from './profile-values.ts';

/** The face that hosts see; kept as soon as it is chosen or taken away. */
export function ProfilePhoto({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('ownProfile');
  const { profileImageUrl: url } = profile;
  const save = useWrite(updateCleanerProfile, {
    onSuccess: () => showToast({ title: t('photo.saved'), tone: 'success' }),
    failed: reasonAlone,
  });
  return (
    <OnePhoto
      photo={url === null ? null : { photoUrl: url, thumbnailUrl: url }}
      onChange={(chosen) =>
        save.mutate({ body: { ...profileValues(profile), profileImageUrl: chosen?.photoUrl ?? null } })
      }
      words={{
        title: t('photo.title'),
        add: t('photo.add'),
        detail: t('photo.detail', { megabytes: uploadBytes / 1024 / 1024 }),
        remove: t('photo.remove'),
      }}
    />
  );
}
