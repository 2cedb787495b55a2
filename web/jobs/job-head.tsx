import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';
import { useIsOver } from './use-is-over.ts';

interface JobHeadProps {
  job: JobDetail;
  /** Where the reader comes from. */
  back: { to: string; label: string };
  actions?: ReactNode;
}

/** Title, address and state of a job, with the reader's next step. */
export function JobHead({ job, back, actions }: JobHeadProps) {
  const { t } = useTranslation('jobs');
  const over = useIsOver(job);
  return (
    <PageHead
      back={<TextLink to={back.to}>{back.label}</TextLink>}
      title={<bdi>{job.title}</bdi>}
      lede={job.property.address && <bdi>{job.property.address}</bdi>}
      badge={
        <>
          <JobStatusBadge status={job.status} />
          {over && <Badge tone="red">{t('over')}</Badge>}
          {job.urgency === 'URGENT' && !over && <Badge tone="apricot">{t('urgent')}</Badge>}
        </>
      }
      actions={actions}
    />
  );
}
