import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { useChosenPhotos } from '#web/platform/use-chosen-photos.ts';
import { showToast } from '#web/ui/toast.tsx';

export const photosPerReport = 10;

/** Photos chosen for a report, each sent at once. */
export function useReportPhotos() {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  return useChosenPhotos(photosPerReport, (error, name) =>
    showToast({ title: t('photos.failed', { name }), description: errorText(error), tone: 'danger' }),
  );
}
