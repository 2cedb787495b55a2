import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moveClock } from '#contract/calls.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Moves the demo's clock; every answer on screen may be another now, so all are fetched again. */
export function useMoveClock() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const cache = useQueryClient();
  return useWrite(moveClock, {
    onSuccess: ({ now }) => {
      void cache.invalidateQueries();
      const description = t('clock.now', { time: formatMedium(now, { language }) });
      showToast({ title: t('clock.moved'), description, tone: 'success' });
    },
    failed: t('clock.failed'),
  });
}
