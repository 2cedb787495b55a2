import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { photoTypes } from '#contract/states.ts';
import type { Deliverable } from '#contract/work.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';
import { PhotoUpload } from './photo-upload.tsx';

/** Photo documentation: what was found, what was done, what was left; the cleaner adds to it. */
export function Photos({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const { deliverables, timeZone } = job;
  return (
    <Section id="photos" title={t('photos.title')} aside={t('photos.count', { count: deliverables.length })}>
      <div className="grid gap-6">
        {job.can.includes('addPhotos') && <PhotoUpload jobId={job.id} status={job.status} />}
        <BeforeAndAfter photos={deliverables} />
        {photoTypes.map((type) => (
          <PhotosOfType
            key={type}
            type={type}
            timeZone={timeZone}
            photos={deliverables.filter(({ photoType }) => photoType === type)}
          />
        ))}
        {deliverables.length === 0 && <p className="text-14 text-ink-soft">{t('photos.none')}</p>}
      </div>
    </Section>
  );
}

interface PhotosOfTypeProps {
  type: Deliverable['photoType'];
  photos: readonly Deliverable[];
  timeZone: string;
}

/** The photos of one moment, each with the time it was taken where the camera told it. */
function PhotosOfType({ type, photos, timeZone }: PhotosOfTypeProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  if (photos.length === 0) return null;
  const shown = photos.map(({ id, photoUrl, thumbnailUrl, takenAt, note }, index): Photo => {
    const name = t(`photos.one.${type}`, { number: index + 1 });
    return {
      id,
      src: photoUrl,
      thumbnail: thumbnailUrl,
      alt: note ? t('photos.noted', { name, note }) : name,
      caption: takenAt ? formatTime(takenAt, { language, timeZone }) : undefined,
    };
  });
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{t(`photos.type.${type}`)}</h3>
      <PhotoGrid photos={shown} label={t(`photos.type.${type}`)} />
    </div>
  );
}
