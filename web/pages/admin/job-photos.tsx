import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import type { AdminDispute } from '#contract/disputes.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { formatDate, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useTaskName } from '#web/platform/task-name.ts';
import { usePairNames } from '#web/platform/use-pair-names.ts';
import { useRead } from '#web/platform/use-read.ts';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { PhotoPairs } from '#web/ui/photo-pairs.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { pairsIn } from '#web/work/pairs-in.ts';
import { useNameOfTask } from '#web/work/use-name-of-task.ts';
import { usePhotoNames } from '#web/work/use-photo-names.ts';

interface JobPhotosProps {
  job: Pick<AdminDispute['job'], 'id' | 'earlier' | 'timeZone'>;
}

/**
 * The evidence where a report is decided: each place before beside after, what has no other half, and how the home was
 * left the time before.
 */
export function JobPhotos({ job: { id, earlier, timeZone } }: JobPhotosProps) {
  const { t } = useTranslation(['work', 'adminLists']);
  const { language } = useLanguage();
  const { data, isPending } = useRead(getJob, { params: { id } });
  if (isPending) return <Skeleton className="h-48" />;
  return (
    <>
      {data && data.deliverables.length > 0 && (
        <Section title={t('photos.title')} level={3}>
          <OfThisTime job={data} />
        </Section>
      )}
      {earlier && (
        <LastTime
          jobId={earlier.id}
          title={t('adminLists:disputes.lastTime', {
            day: formatDate(new Date(earlier.startTime), language, { dateStyle: 'medium', timeZone }),
          })}
        />
      )}
    </>
  );
}

function OfThisTime({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const [namesOf, nameOfTask] = [usePairNames(), useTaskName()];
  const tileOf = useTile(job);
  const pairs = pairsIn(job.deliverables, job.tasks);
  const names = namesOf(pairs.map(({ room, task }) => ({ room, task: task && nameOfTask(task) })));
  const paired = new Set(pairs.flatMap(({ before, after }) => [before.id, after.id]));
  const alone = job.deliverables.filter(({ id }) => !paired.has(id));
  return (
    <div className="grid gap-5">
      {pairs.length > 0 && (
        <PhotoPairs
          label={t('photos.pairs')}
          pairs={pairs.map(({ before, after }, index) => ({
            ...{ id: before.id, name: names[index] ?? '' },
            before: tileOf(before, { inPair: true }),
            after: tileOf(after, { inPair: true }),
          }))}
        />
      )}
      {alone.length > 0 && <PhotoGrid label={t('photos.title')} photos={alone.map((photo) => tileOf(photo))} />}
    </div>
  );
}

/** A host says "look how it was the week before": only what was handed in then answers that. */
function LastTime({ jobId, title }: { jobId: string; title: string }) {
  const { data, isPending } = useRead(getJob, { params: { id: jobId } });
  if (isPending) return <Skeleton className="h-32" />;
  const photos = data?.deliverables.filter(({ photoType }) => photoType === 'AFTER') ?? [];
  if (!data || photos.length === 0) return null;
  return (
    <Section title={title} level={3}>
      <Tiles job={data} photos={photos} label={title} />
    </Section>
  );
}

function Tiles({ job, photos, label }: { job: JobDetail; photos: readonly Deliverable[]; label: string }) {
  const tileOf = useTile(job);
  return <PhotoGrid label={label} photos={photos.map((photo) => tileOf(photo))} />;
}

/** A photo with its moment, and what speaks against it; its place, where that does not stand over it already. */
function useTile(job: JobDetail): (photo: Deliverable, place?: { inPair: boolean }) => Photo {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const [nameOf, nameOfTask] = [usePhotoNames(job), useNameOfTask(job)];
  return (photo, { inPair } = { inPair: false }) => {
    const { id, photoType, taskId, screenUrl, thumbnailUrl, takenAt, createdAt, truth, note } = photo;
    const task = !inPair && taskId ? nameOfTask(taskId) : undefined;
    const type = t(`photos.type.${photoType}`);
    const time = formatTime(takenAt ?? createdAt, { language, timeZone: job.timeZone });
    const doubt = truth.state === 'fresh' ? [] : [t(`truth.state.${truth.state}`)];
    return {
      ...{ id, src: screenUrl, thumbnail: thumbnailUrl, alt: inPair ? type : nameOf(photo) },
      ...{ caption: [type, ...doubt].join(' · '), tone: truth.state === 'reused' ? 'bad' : 'neutral' },
      below: [time, task, note].filter(Boolean).join(' · '),
    };
  };
}
