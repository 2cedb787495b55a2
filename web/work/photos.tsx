import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { photoTypes } from '#contract/states.ts';
import { Section } from '#web/ui/section.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import { PhotosOfType } from './photos-of-type.tsx';

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
