import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { changeIntegration } from '#contract/calendar-calls.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface NoAddressProps {
  integration: Integration;
  onChanged: (integration: Integration) => void;
}

/** Takes a calendar's address away, once it is clear what goes along. */
export function NoAddress({ integration, onChanged }: NoAddressProps) {
  const { t } = useTranslation('calendars');
  const [asking, setAsking] = useState(false);
  const change = useWrite(changeIntegration, { onSuccess: onChanged, failed: reasonAlone });
  return (
    <div className="grid justify-items-start gap-1 pt-4">
      <TextButton onClick={() => setAsking(true)}>{t('address.none')}</TextButton>
      <p className="text-13 text-ink-soft">{t('address.noneText')}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('address.noneTitle')}
        description={t('address.noneText')}
        confirmLabel={t('address.noneConfirm')}
        loading={change.isPending}
        onConfirm={() => change.mutate({ params: { id: integration.id }, body: { calendarUrl: null } })}
      />
    </div>
  );
}
