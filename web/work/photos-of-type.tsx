import { Check, CircleHelp, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable, HiddenPhoto } from '#contract/work.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoGrid, type PhotoGridProps } from '#web/ui/photo-grid.tsx';
import { allPhotosOf, isShown, type PhotosOfJob } from './all-photos-of.ts';
import { otherHand } from './other-hand.ts';
import { useNameOfTask } from './use-name-of-task.ts';
import { usePhotoNames } from './use-photo-names.ts';

interface PhotosOfTypeProps {
  type: Deliverable['photoType'];
  job: PhotosOfJob & Pick<JobDetail, 'tasks' | 'timeZone' | 'cleanerId'>;
  /** Of this task only. */
  taskId?: string;
  /** The place says already what they are. */
  hideHeading?: boolean;
  /** The way to more of them and those on their way: then there is a list even without a photo. */
  ends?: Pick<PhotoGridProps, 'before' | 'after'>;
  size?: PhotoGridProps['size'];
  /** Its column in a line. */
  columnOf?: (photo: Deliverable) => number | undefined;
  /**
   * At work, what is said of a photo once it is open: what the record cannot prove of it is told there, and not stamped on
   * good work.
   */
  remarksOf?: ((photo: Deliverable) => readonly string[]) | undefined;
  /** What else can be done with a photo once it is open. */
  action?: ((photo: Deliverable) => ReactNode) | undefined;
}

const marks = {
  fresh: { tone: 'good', icon: Check },
  reused: { tone: 'bad', icon: Copy },
  unverified: { tone: 'waiting', icon: CircleHelp },
} as const satisfies Record<Deliverable['truth']['state'], Pick<Photo, 'tone' | 'icon'>>;

/** The photos of one moment, each with what the record says about it, the time the camera told and its task. */
export function PhotosOfType(props: PhotosOfTypeProps) {
  const { type, job, taskId, hideHeading, ends, size, columnOf, remarksOf, action } = props;
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const nameOf = usePhotoNames(job);
  const belowOf = useBelow(job);
  const placeOf = usePlaceOf(job);
  const photos = allPhotosOf(job).filter(
    (photo) => photo.photoType === type && (taskId === undefined || photo.taskId === taskId),
  );
  if (photos.length === 0 && !ends) return null;
  const shown = photos.map((photo): Photo => {
    if (!isShown(photo)) return placeOf(photo);
    const { id, photoUrl, thumbnailUrl, takenAt, createdAt, truth } = photo;
    const state = t(`truth.state.${truth.state}`);
    const at = (instant: string) => formatTime(instant, { language, timeZone: job.timeZone });
    const isPlain = remarksOf !== undefined && truth.state === 'unverified';
    const below = belowOf(photo, taskId === undefined);
    return {
      ...{ id, src: photoUrl, thumbnail: thumbnailUrl, remarks: remarksOf?.(photo), place: columnOf?.(photo) },
      ...(isPlain
        ? { alt: nameOf(photo), caption: at(takenAt ?? createdAt) }
        : {
            ...{ ...marks[truth.state], meaning: state, alt: t('photos.noted', { name: nameOf(photo), note: state }) },
            // what the camera says is worth its place only where nothing speaks against it
            caption: truth.state === 'fresh' && takenAt ? at(takenAt) : state,
          }),
      ...(below && { below }),
    };
  });
  return (
    <div className="grid gap-2">
      {!hideHeading && <h3 className="text-14 font-semibold">{t(`photos.type.${type}`)}</h3>}
      <PhotoGrid
        photos={shown}
        {...ends}
        size={size}
        label={t(`photos.type.${type}`)}
        action={action && (({ id }) => job.deliverables.filter((photo) => photo.id === id).map(action))}
      />
    </div>
  );
}

/** What is told under a photo: its task where the place does not say it, its note, and what else there is to know. */
function useBelow(job: PhotosOfTypeProps['job']) {
  const { t } = useTranslation('work');
  const nameOfTask = useNameOfTask(job);
  return ({ taskId, note, doneBy, reported }: Deliverable, withTask: boolean): string => {
    const by = otherHand(job, doneBy);
    const name = by && t('by.photo', { name: `\u2068${by}\u2069` });
    const task = withTask && taskId ? nameOfTask(taskId) : undefined;
    return [task, note, name, reported && t('photos.reported')].filter(Boolean).join(' · ');
  };
}

/** What stands where a photo was that is hidden now: its number, and whether it was a new one. */
function usePlaceOf(job: PhotosOfTypeProps['job']) {
  const { t } = useTranslation('work');
  const nameOf = usePhotoNames(job);
  return (photo: HiddenPhoto): Photo => {
    const below = [nameOf(photo), photo.truth.state === 'reused' && t('truth.state.reused')].filter(Boolean);
    return { id: photo.id, src: '', alt: '', absent: t('photos.hidden'), below: below.join(' · ') };
  };
}
