import { useTranslation } from 'react-i18next';
import { changeNoticePreferences, getNoticePreferences } from '#contract/notice-calls.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';

/** Saves a choice at once; what the answer says is on screen before the next one. */
export function useChangePreferences(onSuccess?: () => void) {
  const { t } = useTranslation('noticeSettings');
  return useWrite(changeNoticePreferences, {
    known: (cache, answer) => cache.setQueryData(readKey(getNoticePreferences, {}), answer),
    ...(onSuccess && { onSuccess }),
    failed: t('failed'),
  });
}
