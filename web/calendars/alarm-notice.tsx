import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { decideMissingStays } from '#contract/calendar-calls.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { MissingStays } from './missing-stays.tsx';

/** Asks about the stays that a feed has lost: they are canceled or kept as the host says. */
export function AlarmNotice({ integration, alarm }: { integration: Integration; alarm: 'empty' | 'shrunk' }) {
  const { t } = useTranslation('calendars');
  const [asking, setAsking] = useState(false);
  const decide = useWrite(decideMissingStays, {
    failed: reasonAlone,
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('alarm.decided'), tone: 'success' });
    },
  });
  const answer = (decision: 'cancel' | 'keep') => decide.mutate({ params: { id: integration.id }, body: { decision } });
  return (
    <Notice
      tone="apricot"
      icon={TriangleAlert}
      title={t(`alarm.${alarm}`)}
      action={
        may(decideMissingStays) && (
          // a line of its own: beside the days of the stays it would leave them no room
          <span className="flex w-full flex-wrap gap-2 ps-8.5 max-sm:ps-0 max-sm:*:grow">
            <Button size="compact" loading={decide.isPending} onClick={() => answer('keep')}>
              {t('alarm.keep')}
            </Button>
            <Button size="compact" variant="danger" onClick={() => setAsking(true)}>
              {t('alarm.cancel')}
            </Button>
          </span>
        )
      }
    >
      {t('alarm.missing', { shown: integration.missingStays })}
      <MissingStays integration={integration} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('alarm.cancelTitle')}
        description={t('alarm.cancelText')}
        confirmLabel={t('alarm.cancel')}
        // "Cancel" beside "Cancel the stays" could be either
        cancelLabel={t('alarm.notNow')}
        loading={decide.isPending}
        onConfirm={() => answer('cancel')}
      />
    </Notice>
  );
}
