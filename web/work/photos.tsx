import { ImagePlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { photoTypes } from '#contract/states.ts';
import type { Deliverable } from '#contract/work.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { allPhotosOf } from './all-photos-of.ts';
import { pairsIn } from './pairs-in.ts';
import { PhotoDoubts } from './photo-doubts.tsx';
import { PhotosOfType } from './photos-of-type.tsx';
import { photosPlace } from './places.ts';
import { usePhotoNames } from './use-photo-names.ts';

/** There is none before the first photo of what was left. */
const BeforeAndAfter = lazy(() => import('./before-and-after.tsx').then((file) => ({ default: file.BeforeAndAfter })));
/** Whoever only looks at photos does not fetch it. */
const PhotoUpload = lazy(() => import('./photo-upload.tsx').then((file) => ({ default: file.PhotoUpload })));

interface PhotosProps {
  job: JobDetail;
  /** What else can be done with a photo once it is open. */
  action?: ((photo: Deliverable) => ReactNode) | undefined;
}

/** Photo documentation: what was found, what was done, what was left; the cleaner adds to it. */
export function Photos({ job, action }: PhotosProps) {
  const { t } = useTranslation('work');
  const { deliverables, tasks, timeZone } = job;
  const all = allPhotosOf(job);
  const pairs = pairsIn(deliverables, tasks);
  const nameOf = usePhotoNames(job);
  return (
    <Section id={photosPlace} title={t('photos.title')} aside={t('photos.count', { count: all.length })}>
      <div className="grid gap-6">
        {job.can.includes('addPhotos') && <Upload job={job} />}
        {pairs.length > 0 && (
          <Suspense fallback={<Skeleton className="aspect-4/3 max-w-2xl" />}>
            <BeforeAndAfter pairs={pairs} />
          </Suspense>
        )}
        {photoTypes.map((type) => (
          <PhotosOfType key={type} type={type} job={job} action={action} />
        ))}
        <PhotoDoubts photos={all.map((photo) => ({ photo, name: nameOf(photo) }))} timeZone={timeZone} />
        {all.length === 0 && <p className="text-14 text-ink-soft">{t('photos.none')}</p>}
      </div>
    </Section>
  );
}

/** While the work is being done it is what this is for; once it is handed in, what was sent comes first. */
function Upload({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const [open, setOpen] = useState(false);
  if (!open && job.status !== 'IN_PROGRESS')
    return (
      <Button icon={ImagePlus} className="justify-self-start" onClick={() => setOpen(true)}>
        {t('photos.add')}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton className="h-79" />}>
      <PhotoUpload jobId={job.id} first={nextType(job)} />
    </Suspense>
  );
}

/** Whoever has shown how it was found goes on to show how it is left. */
const nextType = ({ status, deliverables }: JobDetail): Deliverable['photoType'] =>
  status === 'IN_PROGRESS' && !deliverables.some(({ photoType }) => photoType === 'BEFORE') ? 'BEFORE' : 'AFTER';
