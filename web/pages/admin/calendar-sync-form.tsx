import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import { syncAdminCalendar } from '#contract/calendar-calls.ts';
import { useFaultText } from '#web/calendars/use-fault-text.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Has a calendar read now, for a reason that the audit log keeps. */
export function CalendarSyncForm({ calendar }: { calendar: AdminCalendar }) {
  const { t } = useTranslation('adminCalendars');
  const { ofError } = useFaultText();
  const sentencesOf = useFieldSentences();
  const [reason, setReason] = useState('');
  const cache = useQueryClient();
  const sync = useWrite(syncAdminCalendar, {
    // a reading that failed has changed the list as well
    onError: () => refetchChanged(cache, { topics: syncAdminCalendar.changes }),
    onSuccess: () => {
      setReason('');
      showToast({ title: t('synced'), tone: 'success' });
    },
    failed: ({ error, fields }) =>
      fields.reason ? null : { title: t('syncFailed'), description: ofError(error), tone: 'danger' },
  });
  return (
    <form
      noValidate
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        sync.mutate({ params: { id: calendar.id }, body: { reason } });
      }}
    >
      <Field label={t('reason')} help={t('reasonHelp')} error={sentencesOf(sync.error).reason} required>
        <TextArea rows={2} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" icon={RefreshCw} loading={sync.isPending}>
        {t('sync')}
      </Button>
    </form>
  );
}
