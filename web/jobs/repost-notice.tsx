import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** An open job whose end has passed, or a canceled one: the way to post it anew with what was asked then. */
export function RepostNotice({ job, reason }: { job: JobDetail; reason: 'over' | 'canceled' }) {
  const { t } = useTranslation('jobs');
  const address = to('hostPostJob', undefined, { from: job.id });
  return (
    <Notice
      tone={reason === 'over' ? 'apricot' : 'neutral'}
      icon={CalendarX}
      title={t(`repost.${reason}`)}
      action={
        may(postJob) && (
          <LinkButton variant={reason === 'over' ? 'primary' : 'secondary'} to={address}>
            {t('repost.button')}
          </LinkButton>
        )
      }
    >
      {job.cancelReason && <bdi className="block">{t('canceledReason', { reason: job.cancelReason })}</bdi>}
      {t(`repost.${reason}Text`)}
    </Notice>
  );
}
