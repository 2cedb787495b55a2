import { CalendarDays, Clock, DoorOpen, type LucideIcon, MapPin, Ruler, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewJob } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { JobSeeker } from './use-job-seeker.ts';

interface PreviewCardProps {
  job: PreviewJob;
  seeker: JobSeeker;
}

/** One open job, as much of it as the reader may know. */
export function PreviewCard({ job, seeker }: PreviewCardProps) {
  const { t } = useTranslation(['findJobs', 'jobs']);
  // in a glimpse the server's title is an English word for the kind of cleaning, which the badge need not say again
  const glimpse = job.scheduledFor === null;
  const title = glimpse ? t(`genericTitle.${job.cleaningType}`) : job.title;
  const urgent = job.urgency === 'URGENT';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-16">
          <bdi>{title}</bdi>
        </h3>
        <p className="shrink-0 text-20 font-semibold tabular-nums">
          {job.payoutCents !== null && <bdi>{formatMoney(job.payoutCents)}</bdi>}
        </p>
      </div>
      {(urgent || !glimpse) && (
        <div className="flex flex-wrap gap-1.5">
          {urgent && (
            <Badge tone="line" icon={Zap}>
              {t('urgent')}
            </Badge>
          )}
          {!glimpse && <Badge>{t(`jobs:cleaningType.${job.cleaningType}`)}</Badge>}
        </div>
      )}
      <Lines job={job} />
      <div className="mt-auto pt-1">
        <WayIn job={job} seeker={seeker} />
      </div>
    </Card>
  );
}

function Lines({ job }: { job: PreviewJob }) {
  const { t } = useTranslation('findJobs');
  const { language } = useLanguage();
  const rooms = useRooms()(job);
  const { squareFootage, estimatedHours: count } = job;
  const place = [job.city, job.state].filter(Boolean).join(', ');
  return (
    <ul className="grid gap-1.5 text-14 text-ink-soft">
      <Line icon={MapPin}>{place ? <bdi>{place}</bdi> : t('hidden.place')}</Line>
      <Line icon={CalendarDays}>
        {job.scheduledFor && job.timeZone ? (
          <bdi>{formatDateTime(job.scheduledFor, { language, timeZone: job.timeZone })}</bdi>
        ) : (
          t('hidden.date')
        )}
      </Line>
      <Line icon={Clock}>{t('hours', { count, shown: formatNumber(count, language) })}</Line>
      {rooms && <Line icon={DoorOpen}>{rooms}</Line>}
      {squareFootage !== null && (
        <Line icon={Ruler}>{t('squareFeet', { shown: formatNumber(squareFootage, language) })}</Line>
      )}
    </ul>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {children}
    </li>
  );
}

function WayIn({ job, seeker }: PreviewCardProps) {
  const { t } = useTranslation('findJobs');
  if (seeker === 'approved') {
    return (
      <LinkButton variant="tinted" to={to('job', { id: job.id })}>
        {t('open')}
      </LinkButton>
    );
  }
  if (seeker !== 'visitor') return null;
  return <LinkButton to={to('auth', undefined, { role: 'cleaner' })}>{t('visitor.signup')}</LinkButton>;
}
