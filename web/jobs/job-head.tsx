import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { JobStatusBadge } from './job-status-badge.tsx';
import { UrgentBadge } from './urgent-badge.tsx';

interface JobHeadProps {
  job: JobDetail;
  /** Where the reader comes from. */
  back: { to: string; label: string };
  /** The reader has to get there. */
  way: boolean;
  actions?: ReactNode;
}

/** Title, address and state of a job, with the reader's next step. */
export function JobHead({ job, back, way, actions }: JobHeadProps) {
  return (
    <PageHead
      back={
        <TextLink to={back.to} className="inline-flex items-center pointer-coarse:min-h-11">
          {back.label}
        </TextLink>
      }
      title={<bdi>{job.title}</bdi>}
      lede={job.property.address && <Address address={job.property.address} way={way} />}
      badge={
        <>
          <JobStatusBadge job={job} />
          <UrgentBadge job={job} />
        </>
      }
      actions={actions}
    />
  );
}

/** On a phone the link opens its own maps, from where one is. */
function Address({ address, way }: { address: string; way: boolean }) {
  const { t } = useTranslation('jobs');
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <bdi>{address}</bdi>
      {way && (
        <a
          href={directions}
          target="_blank"
          rel="noreferrer"
          className={cx(textLinkStyle, 'inline-flex items-center pointer-coarse:min-h-11')}
        >
          {t('directions')}
        </a>
      )}
    </span>
  );
}
