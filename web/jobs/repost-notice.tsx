import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RepostNoticeProps {
  job: JobDetail;
  reason: 'over' | 'canceled';
  /** The check-out to come after which nobody cleans now: its day in words, and when a cleaning would begin. */
  uncovered?: { day: string; start: string };
}

/** An open job whose end has passed, or a canceled one: the way to post it anew with what was asked then. */
export function RepostNotice({ job, reason, uncovered }: RepostNoticeProps) {
  const { t } = useTranslation('jobs');
  const canceled = useCanceled(job, reason);
  const address = to('hostPostJob', undefined, { from: job.id, ...(uncovered && { start: uncovered.start }) });
  const isUrgent = reason === 'over' || uncovered !== undefined;
  return (
    <Notice
      tone={isUrgent ? 'apricot' : 'neutral'}
      icon={CalendarX}
      title={t(`repost.${reason}`)}
      action={
        may(postJob) && (
          <LinkButton variant={isUrgent ? 'primary' : 'secondary'} to={address}>
            {t('repost.button')}
          </LinkButton>
        )
      }
    >
      {job.cancelReason && <bdi className="block">{t('canceledReason', { reason: job.cancelReason })}</bdi>}
      {canceled && <span className="block">{canceled}</span>}
      {uncovered ? t('repost.guestLeaves', { day: uncovered.day }) : t(`repost.${reason}Text`)}
    </Notice>
  );
}

/** Who canceled it and when; by the clock nobody did, and with a stay the timeline says why. */
function useCanceled({ status, timeline, timeZone }: JobDetail, reason: 'over' | 'canceled'): string | null {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const step = timeline.findLast(({ kind }) => kind === 'CANCELED');
  if (reason !== 'canceled' || status !== 'CANCELED' || !step?.actor) return null;
  const when = formatDateTime(step.at, { language, timeZone });
  return t('repost.canceledBy', { name: `\u2068${step.actor}\u2069`, when });
}
