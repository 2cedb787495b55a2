import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/platform/error-text.ts';
import { useChosenPhotos } from '#web/platform/use-chosen-photos.ts';
import { showToast } from '#web/ui/toast.tsx';

export const photosPerReport = 10;

/**
 * Photos chosen for a report, each sent at once. What is submitted before they are in `waits` for the last of them and
 * is submitted then; one that could not be sent stops that, so that its author decides whether to go without it.
 */
export function useReportPhotos(submit: () => void) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const [waits, setWaits] = useState(false);
  const photos = useChosenPhotos(photosPerReport, (error, name) => {
    setWaits(false);
    showToast({ title: t('photos.failed', { name }), description: errorText(error), tone: 'danger' });
  });
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (!waits || photos.sending) return;
    setWaits(false);
    submitNow();
  }, [waits, photos.sending]);
  return { ...photos, waits, waitForThem: () => setWaits(true) };
}
