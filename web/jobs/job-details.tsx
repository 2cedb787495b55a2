import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Section } from '#web/ui/section.tsx';

/** What the host has written for the cleaner: instructions of this job, notes of the property. */
export function JobDetails({ job, masked }: { job: JobDetail; masked: boolean }) {
  const { t } = useTranslation('jobs');
  const { notes } = job.property;
  return (
    <Section title={t('details.title')}>
      <dl className="grid max-w-prose gap-4 text-14">
        <div>
          <dt className="text-12 text-ink-soft">{t('details.instructions')}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {job.specialInstructions ? <bdi>{job.specialInstructions}</bdi> : t('details.none')}
          </dd>
        </div>
        {(notes || masked) && (
          <div>
            <dt className="text-12 text-ink-soft">{t('details.notes')}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{notes ? <bdi>{notes}</bdi> : t('details.masked')}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}
