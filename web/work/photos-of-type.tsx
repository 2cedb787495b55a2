import { Check, CircleHelp, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { otherHand } from './other-hand.ts';
import { useNameOfTask } from './use-name-of-task.ts';
import { usePhotoNames } from './use-photo-names.ts';

interface PhotosOfTypeProps {
  type: Deliverable['photoType'];
  job: Pick<JobDetail, 'deliverables' | 'tasks' | 'timeZone' | 'cleanerId'>;
  /** Of this task only. */
  taskId?: string;
  /** The place says already what they are. */
  hideHeading?: boolean;
  /** What else can be done with a photo once it is open. */
  action?: ((photo: Deliverable) => ReactNode) | undefined;
}

const marks = {
  fresh: { tone: 'good', icon: Check },
  reused: { tone: 'bad', icon: Copy },
  unverified: { tone: 'waiting', icon: CircleHelp },
} as const satisfies Record<Deliverable['truth']['state'], Pick<Photo, 'tone' | 'icon'>>;

/** The photos of one moment, each with what the record says about it, the time the camera told and its task. */
export function PhotosOfType({ type, job, taskId, hideHeading, action }: PhotosOfTypeProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const nameOf = usePhotoNames(job);
  const nameOfTask = useNameOfTask(job);
  const photos = job.deliverables.filter(
    (photo) => photo.photoType === type && (taskId === undefined || photo.taskId === taskId),
  );
  if (photos.length === 0) return null;
  const shown = photos.map((photo): Photo => {
    const { id, photoUrl, thumbnailUrl, takenAt, truth } = photo;
    const state = t(`truth.state.${truth.state}`);
    const time = takenAt && formatTime(takenAt, { language, timeZone: job.timeZone });
    const task = taskId === undefined && photo.taskId ? nameOfTask(photo.taskId) : undefined;
    const by = otherHand(job, photo.doneBy);
    const below = [task, photo.note, by && t('by.photo', { name: `\u2068${by}\u2069` })].filter(Boolean).join(' · ');
    return {
      ...{ id, src: photoUrl, thumbnail: thumbnailUrl, ...marks[truth.state], meaning: state },
      alt: t('photos.noted', { name: nameOf(photo), note: state }),
      // what the camera says is worth its place only where nothing speaks against it
      caption: (truth.state === 'fresh' && time) || state,
      ...(below && { below }),
    };
  });
  return (
    <div className="grid gap-2">
      {!hideHeading && <h3 className="text-14 font-semibold">{t(`photos.type.${type}`)}</h3>}
      <PhotoGrid
        photos={shown}
        label={t(`photos.type.${type}`)}
        action={action && (({ id }) => photos.filter((photo) => photo.id === id).map(action))}
      />
    </div>
  );
}
