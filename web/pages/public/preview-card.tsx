import { CalendarDays, Clock, DoorOpen, type LucideIcon, MapPin, Ruler, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewJob } from '#contract/preview-jobs.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Onlooker } from './use-job-seeker.ts';

interface PreviewCardProps {
  job: PreviewJob;
  seeker: Onlooker;
}

/** One open job, as much of it as somebody may know who cannot bid yet. */
export function PreviewCard({ job, seeker }: PreviewCardProps) {
  const { t } = useTranslation('findJobs');
  const isOpen = useIsOn('cleanerSignUp');
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="min-w-0 text-16">{t(`genericTitle.${job.cleaningType}`)}</h3>
      {job.urgency === 'URGENT' && (
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="line" icon={Zap}>
            {t('urgent')}
          </Badge>
        </div>
      )}
      <Lines job={job} seeker={seeker} />
      {seeker === 'visitor' && (
        <div className="mt-auto pt-1">
          {isOpen ? (
            <LinkButton to={to('auth', undefined, { role: 'cleaner' })}>{t('visitor.signup')}</LinkButton>
          ) : (
            <LinkButton to={to('login', undefined, { next: to('findJobs') })}>{t('visitor.login')}</LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}

function Lines({ job, seeker }: PreviewCardProps) {
  const { t } = useTranslation('findJobs');
  const { language } = useLanguage();
  const rooms = useRooms()(job);
  const { squareFootage, estimatedHours: count } = job;
  const isOpen = useIsOn('cleanerSignUp');
  // who could not sign up now can only be somebody who has an account
  const hidden = seeker === 'visitor' && !isOpen ? 'member' : seeker;
  return (
    <ul className="grid gap-1.5 text-14 text-ink-soft">
      <Line icon={MapPin}>{t(`hidden.${hidden}.place`)}</Line>
      <Line icon={CalendarDays}>{t(`hidden.${hidden}.date`)}</Line>
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
