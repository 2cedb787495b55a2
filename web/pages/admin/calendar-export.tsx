import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listAdminCalendars } from '#contract/calendar-calls.ts';
import { send } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { Button } from '#web/ui/button.tsx';
import type { CalendarFilterState } from './use-calendar-filters.ts';

/** The filtered list as a file for a spreadsheet. */
export function CalendarExport({ query }: Pick<CalendarFilterState, 'query'>) {
  const { t } = useTranslation('admin');
  const onError = useFailure({ failed: reasonAlone });
  const save = useMutation({
    mutationFn: async () => (await send(listAdminCalendars, { query: { ...query, format: 'csv' } })).blob(),
    onSuccess: (file) => saveFile(file, 'calendar-integrations.csv'),
    onError,
  });
  return (
    <Button size="compact" icon={Download} loading={save.isPending} onClick={() => save.mutate()}>
      {t('calendars.export')}
    </Button>
  );
}
