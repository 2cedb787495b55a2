import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';

/** The first job after today. */
export function NextDay({ job }: { job: Job }) {
  const { t } = useTranslation('today');
  const all = (
    <TextLink alone to={to('cleanerDashboard', undefined, { tab: 'assigned' })}>
      {t('next.all')}
    </TextLink>
  );
  return (
    <Section title={t('next.title')} aside={all}>
      <Link to={to('job', { id: job.id })} className={`text-16 font-semibold ${titleLinkStyle}`}>
        <bdi>{job.title}</bdi>
      </Link>
      <p className="text-14 text-ink-soft">
        <JobWhen job={job} relative />
      </p>
    </Section>
  );
}
