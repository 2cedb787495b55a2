import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { AccessPanel } from '#web/access/access-panel.tsx';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { Section } from '#web/ui/section.tsx';
import { AccessButton } from '../host/access-button.tsx';

/** How to get into the home of a job that is to be done: for its cleaner to read in time, for its host to say. */
export function JobAccess({ job, side }: { job: JobDetail; side: 'host' | 'assigned' }) {
  const { t } = useTranslation('access');
  const figures = useTermFigures(job.terms);
  if (side === 'assigned') {
    return (
      <Section title={t('title')}>
        <AccessPanel job={job} />
      </Section>
    );
  }
  return (
    <Section title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose flex-1 basis-64 text-14 text-ink-soft">
          {job.accessGiven ? t('job.given', figures) : t('job.missing')}
        </p>
        <AccessButton property={{ ...job.property, timeZone: job.timeZone }} />
      </div>
    </Section>
  );
}
