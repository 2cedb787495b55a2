import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { CameraButton } from '#web/ui/camera-button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { PhotoGrid } from '#web/ui/photo-grid.tsx';
import { ChosenPhotos } from '../chosen-photos.tsx';
import { photoFiles } from '../photo-files.ts';
import { PhotoNote } from '../photo-note.tsx';
import { PhotosOfType } from '../photos-of-type.tsx';
import { TellHost } from '../tell-host/tell-host.tsx';
import { usePhotoNames } from '../use-photo-names.ts';
import { usePhotoQueue } from '../use-photo-queue.ts';
import { StepBar } from './step-bar.tsx';
import type { Steps } from './use-steps.ts';

interface PhotoStepProps {
  job: JobDetail;
  steps: Steps;
  type: 'BEFORE' | 'AFTER';
  userId: string;
}

/** Photos of one moment: the camera at the thumb, what has been taken above it. */
export function PhotoStep({ job, steps, type, userId }: PhotoStepProps) {
  const { t } = useTranslation(['onSite', 'work']);
  const queue = usePhotoQueue(job.id, { type });
  const has = steps.taken.has(type);
  return (
    <>
      <p className="text-16 text-ink-soft">{t(`photos.${type}`)}</p>
      <ChosenPhotos chosen={queue.chosen} kept={queue.kept} onDrop={queue.drop} />
      <PhotoNote note={queue.note} onChange={queue.setNote} />
      {queue.ready > 0 && (
        <Button variant="tinted" size="large" loading={queue.sending} onClick={queue.send}>
          {t('work:upload.button', { count: queue.ready })}
        </Button>
      )}
      <PhotosOfType job={job} type={type} hideHeading />
      {type === 'AFTER' && <Found job={job} />}
      <FileDrop
        label={t('work:upload.choose')}
        detail={t('work:upload.detail', { megabytes: uploadBytes / 1024 / 1024 })}
        icon={ImagePlus}
        multiple
        accept={photoFiles}
        onFiles={(files) => queue.add(files, type)}
      />
      <TellHost job={job} userId={userId} />
      <StepBar steps={steps} onward={has ? 'primary' : 'secondary'}>
        <CameraButton
          variant={has ? 'tinted' : 'primary'}
          size="large"
          className="min-w-0 shrink"
          accept={photoFiles}
          onFiles={(files) => queue.take(files, type)}
        >
          {t(has ? 'photos.another' : 'work:upload.camera')}
        </CameraButton>
      </StepBar>
    </>
  );
}

/** What was there before, to be taken again from the same spots. */
function Found({ job }: { job: JobDetail }) {
  const { t } = useTranslation(['onSite', 'work']);
  const nameOf = usePhotoNames(job);
  const photos = job.deliverables.filter(({ photoType }) => photoType === 'BEFORE');
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h2 className="text-14 font-semibold">{t('photos.found')}</h2>
      <PhotoGrid
        label={t('photos.found')}
        photos={photos.map((photo) => ({
          ...{ id: photo.id, src: photo.photoUrl, thumbnail: photo.thumbnailUrl, alt: nameOf(photo) },
        }))}
      />
    </div>
  );
}
