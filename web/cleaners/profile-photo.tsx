import { cx } from 'class-variance-authority';
import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateCleanerProfile } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useOnePhoto } from '#web/platform/use-one-photo.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonIcon } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { profileValues } from './profile-values.ts';

interface ProfilePhotoProps {
  profile: CleanerProfile;
  name: string;
  /** Stands beside it. */
  children?: ReactNode;
}

/** The face as hosts see it, in a circle; another takes its place as soon as it is chosen. */
export function ProfilePhoto({ profile, name, children }: ProfilePhotoProps) {
  const { t } = useTranslation('ownProfile');
  const { profileImageUrl: url } = profile;
  const [asking, setAsking] = useState(false);
  const save = useWrite(updateCleanerProfile, {
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('photo.saved'), tone: 'success' });
    },
    failed: reasonAlone,
  });
  const keep = (photo: string | null) => save.mutate({ body: { ...profileValues(profile), profileImageUrl: photo } });
  const { sending, error, send } = useOnePhoto((photo) => keep(photo?.photoUrl ?? null));
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex min-w-0 items-center gap-4">
        <span className="relative grid shrink-0">
          <Avatar name={name} src={url} size="huge" />
          {sending && (
            <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim text-on-caption">
              <Spinner />
            </span>
          )}
        </span>
        {children}
      </div>
      <span className="flex flex-wrap items-center gap-x-4">
        <Choose
          label={t(url ? 'photo.change' : 'photo.add')}
          disabled={sending}
          onFiles={(files) => void send(files)}
        />
        {url && <TextButton onClick={() => setAsking(true)}>{t('photo.remove')}</TextButton>}
      </span>
      {error ? (
        <p role="alert" className="text-13 text-red-ink">
          {error}
        </p>
      ) : (
        !url && <p className="text-13 text-ink-soft">{t('photo.detail', { megabytes: uploadBytes / 1024 / 1024 })}</p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('photo.removeTitle')}
        description={t('photo.removeText')}
        confirmLabel={t('photo.remove')}
        loading={save.isPending}
        onConfirm={() => keep(null)}
      />
    </div>
  );
}

interface ChooseProps {
  label: string;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

function Choose({ label, disabled, onFiles }: ChooseProps) {
  return (
    <label
      className={cx(
        buttonStyle({ size: 'compact' }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green pointer-coarse:min-h-11',
      )}
    >
      <ButtonIcon icon={Camera} side="start" />
      {label}
      <input
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp"
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
    </label>
  );
}
