import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadBytes } from '#contract/photo-limits.ts';
import { photoTypes } from '#contract/states.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { photoFiles } from './photo-files.ts';
import { PhotoNote } from './photo-note.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';

type PhotoType = (typeof photoTypes)[number];

interface PhotoUploadProps {
  jobId: string;
  /** What the photos are taken for, unless the cleaner says otherwise. */
  first: PhotoType;
}

/** Photos from the camera, which go at once, or the phone's pictures: first chosen, then sent, each with its own progress. */
export function PhotoUpload({ jobId, first }: PhotoUploadProps) {
  const { t } = useTranslation('work');
  const [type, setType] = useState(first);
  const queue = usePhotoQueue(jobId);
  const add = (files: File[]) => queue.add(files, type);
  const take = (files: File[]) => queue.take(files, type);
  const detail = t('upload.detail', { megabytes: uploadBytes / 1024 / 1024 });
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('upload.type')}
        options={photoTypes.map((value) => ({ value, label: t(`photos.type.${value}`) }))}
        value={type}
        onValueChange={(chosen) => chosen && setType(chosen)}
      />
      <div className="grid grid-cols-2 gap-2">
        <FileDrop label={t('upload.camera')} capture="environment" accept={photoFiles} onFiles={take} />
        <FileDrop
          label={t('upload.choose')}
          detail={detail}
          icon={ImagePlus}
          multiple
          accept={photoFiles}
          onFiles={add}
        />
      </div>
      <PhotoNote note={queue.note} onChange={queue.setNote} />
      <ChosenPhotos chosen={queue.chosen} kept={queue.kept} onDrop={queue.drop} />
      <Button variant="tinted" size="large" disabled={queue.ready === 0} loading={queue.sending} onClick={queue.send}>
        {queue.ready === 0 ? t('upload.idle') : t('upload.button', { count: queue.ready })}
      </Button>
    </div>
  );
}
