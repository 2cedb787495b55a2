import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getJobCalendar } from '#contract/calendar-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { send } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { useFailure } from '#web/platform/use-failure.ts';
import { TextButton } from '#web/ui/text-button.tsx';

/** Saves the job as a file that any calendar app opens. The app knows it again, so a second time adds nothing. */
export function AddToCalendar({ job: { id, title } }: { job: Pick<Job, 'id' | 'title'> }) {
  const { t } = useTranslation('jobs');
  const onError = useFailure({ failed: t('calendarFailed') });
  const save = useMutation({
    mutationFn: async () => (await send(getJobCalendar, { params: { id } })).blob(),
    onSuccess: (file) => saveFile(file, `${title}.ics`),
    onError,
  });
  return (
    <TextButton
      className="mt-0.5 flex w-fit items-center gap-1.5 text-13 font-normal"
      disabled={save.isPending}
      onClick={() => save.mutate()}
    >
      <CalendarPlus aria-hidden size={15} strokeWidth={1.75} />
      {t('addToCalendar')}
    </TextButton>
  );
}
