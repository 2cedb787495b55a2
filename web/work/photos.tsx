import { Check, CircleHelp, Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { photoTypes } from '#contract/states.ts';
import type { Deliverable } from '#contract/work.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pairsIn } from './pairs-in.ts';
import { PhotoDoubts } from './photo-doubts.tsx';
import { photosPlace } from './places.ts';

/** There is none before the first photo of what was left. */
const BeforeAndAfter = lazy(() => import('./before-and-after.tsx').then((file) => ({ default: file.BeforeAndAfter })));
/** Whoever only looks at photos does not fetch it. */
const PhotoUpload = lazy(() => import('./photo-upload.tsx').then((file) => ({ default: file.PhotoUpload })));

/** Photo documentation: what was found, what was done, what was left; the cleaner adds to it. */
export function Photos({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const { deliverables, timeZone } = job;
  const pairs = pairsIn(deliverables);
  const nameOf = useNames(deliverables);
  return (
    <Section id={photosPlace} title={t('photos.title')} aside={t('photos.count', { count: deliverables.length })}>
      <div className="grid gap-6">
        {job.can.includes('addPhotos') && (
          <Suspense fallback={<Skeleton className="h-56" />}>
            <PhotoUpload jobId={job.id} first={nextType(job)} />
          </Suspense>
        )}
        {pairs.length > 0 && (
          <Suspense fallback={<Skeleton className="aspect-4/3 max-w-2xl" />}>
            <BeforeAndAfter pairs={pairs} />
          </Suspense>
        )}
        {photoTypes.map((type) => (
          <PhotosOfType
            key={type}
            type={type}
            nameOf={nameOf}
            timeZone={timeZone}
            photos={deliverables.filter(({ photoType }) => photoType === type)}
          />
        ))}
        <PhotoDoubts photos={deliverables.map((photo) => ({ photo, name: nameOf(photo) }))} timeZone={timeZone} />
        {deliverables.length === 0 && <p className="text-14 text-ink-soft">{t('photos.none')}</p>}
      </div>
    </Section>
  );
}

/** Whoever has shown how it was found goes on to show how it is left. */
const nextType = ({ status, deliverables }: JobDetail): Deliverable['photoType'] =>
  status === 'IN_PROGRESS' && !deliverables.some(({ photoType }) => photoType === 'BEFORE') ? 'BEFORE' : 'AFTER';

/** "Before, photo 2", and what the cleaner wrote about it. */
function useNames(deliverables: readonly Deliverable[]) {
  const { t } = useTranslation('work');
  return ({ id, photoType, note }: Deliverable): string => {
    const number =
      deliverables.filter((other) => other.photoType === photoType).findIndex((other) => other.id === id) + 1;
    const name = t(`photos.one.${photoType}`, { number });
    return note ? t('photos.noted', { name, note }) : name;
  };
}

interface PhotosOfTypeProps {
  type: Deliverable['photoType'];
  photos: readonly Deliverable[];
  nameOf: (photo: Deliverable) => string;
  timeZone: string;
}

const marks = {
  fresh: { tone: 'good', icon: Check },
  reused: { tone: 'bad', icon: Copy },
  unverified: { tone: 'waiting', icon: CircleHelp },
} as const satisfies Record<Deliverable['truth']['state'], Pick<Photo, 'tone' | 'icon'>>;

/** The photos of one moment, each with what the record says about it and the time the camera told. */
function PhotosOfType({ type, photos, nameOf, timeZone }: PhotosOfTypeProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  if (photos.length === 0) return null;
  const shown = photos.map((photo): Photo => {
    const { id, photoUrl, thumbnailUrl, takenAt, truth } = photo;
    const state = t(`truth.state.${truth.state}`);
    const time = takenAt && formatTime(takenAt, { language, timeZone });
    return {
      ...{ id, src: photoUrl, thumbnail: thumbnailUrl, ...marks[truth.state] },
      alt: t('photos.noted', { name: nameOf(photo), note: state }),
      // what the camera says is worth its place only where nothing speaks against it
      caption: (truth.state === 'fresh' && time) || state,
    };
  });
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{t(`photos.type.${type}`)}</h3>
      <PhotoGrid photos={shown} label={t(`photos.type.${type}`)} />
    </div>
  );
}
