import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openToAll } from '#contract/hiring-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface InvitedFirstNoticeProps {
  job: JobDetail;
  viewer: 'host' | 'bidder';
}

/** Until when a job is for those whom its host has invited first: for the host with the way to open it, for the invited. */
export function InvitedFirstNotice({ job, viewer }: InvitedFirstNoticeProps) {
  const { t } = useTranslation('inviteFirst');
  const { language } = useLanguage();
  if (!job.openToAllAt) return null;
  const when = formatDateTime(job.openToAllAt, { language, timeZone: job.timeZone });
  if (viewer === 'bidder') {
    return (
      <Notice tone="green" icon={UserRoundCheck} title={t('youTitle', { when })}>
        {t('youText')}
      </Notice>
    );
  }
  const count = job.invitations?.length ?? 0;
  return (
    <Notice
      icon={UserRoundCheck}
      title={t('host', { count, when })}
      action={job.can.includes('openToAll') && <OpenToAllButton jobId={job.id} />}
    >
      {t('hostText')}
    </Notice>
  );
}

function OpenToAllButton({ jobId }: { jobId: string }) {
  const { t } = useTranslation('inviteFirst');
  const open = useWrite(openToAll, {
    onSuccess: () => showToast({ title: t('opened'), tone: 'success' }),
    failed: t('openFailed'),
  });
  return (
    <Button loading={open.isPending} onClick={() => open.mutate({ params: { id: jobId } })}>
      {t('openNow')}
    </Button>
  );
}
