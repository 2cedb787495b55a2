import { useTranslation } from 'react-i18next';
import { listNoticeCauses, retryNotices } from '#contract/notice-calls.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useReasonWords } from './use-reason-words.ts';

/** Why messages were given up, each cause with all that can be sent again once it is mended. */
export function NoticeCauses() {
  const { t } = useTranslation(['undelivered', 'noticeSettings']);
  const { language } = useLanguage();
  const reason = useReasonWords();
  const { data: causes } = useRead(listNoticeCauses);
  const retry = useWrite(retryNotices, {
    onSuccess: () => showToast({ title: t('allQueued'), tone: 'success' }),
    failed: reasonAlone,
  });
  if (!causes?.length) return null;
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-16 font-semibold">{t('causes')}</h2>
        <p className="text-14 text-ink-soft">{t('causesText')}</p>
      </div>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {causes.map(({ channel, error, count }) => (
            <li key={`${channel} ${error}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <p className="min-w-48 flex-1 text-14">
                <span className="block font-semibold">{reason(error)}</span>
                <span className="block text-13 text-ink-soft">
                  {t(`noticeSettings:channels.${channel}`)} · {t('count', { shown: formatNumber(count, language) })}
                </span>
              </p>
              <Button
                size="compact"
                loading={retry.isPending && retry.variables.body.error === error}
                disabled={retry.isPending}
                onClick={() => retry.mutate({ body: { channel, error } })}
              >
                {t('sendAll')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
