import { Pause, Pencil, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Series } from '#contract/series.ts';
import { changeSeries, endSeries, pauseSeries, resumeSeries } from '#contract/series-calls.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useSeriesWords } from './use-series-words.ts';

const ChangeSeriesDialog = fetchedAhead(() =>
  import('./change-series-dialog.tsx').then((file) => file.ChangeSeriesDialog),
);

/** Change it from now on, pause it or go on, end it. What is canceled with it is said before. */
export function SeriesActions({ series }: { series: Series }) {
  const { t } = useTranslation('series');
  const { rhythmOf } = useSeriesWords();
  const [asked, setAsked] = useState<'change' | 'pause' | 'end' | null>(null);
  const close = () => setAsked(null);
  const done = (title: string) => ({
    onSuccess: () => {
      close();
      showToast({ title, tone: 'success' });
    },
    failed: reasonAlone,
  });
  const pause = useWrite(pauseSeries, done(t('toasts.paused')));
  const resume = useWrite(resumeSeries, done(t('toasts.resumed')));
  const end = useWrite(endSeries, done(t('toasts.ended')));
  const params = { id: series.id };
  const open = series.next.filter(({ state }) => state === 'posted').length;
  const confirm = (step: 'pause' | 'end', write: typeof pause | typeof end) => (
    <ConfirmDialog
      open={asked === step}
      onOpenChange={close}
      tone={step === 'end' ? 'danger' : 'normal'}
      title={t(`${step}.title`, { rhythm: rhythmOf(series) })}
      description={`${t(`${step}.text`)} ${open > 0 ? t('canceledWithIt', { count: open }) : ''}`}
      confirmLabel={t(`${step}.confirm`)}
      loading={write.isPending}
      onConfirm={() => write.mutate({ params })}
    />
  );
  if (!may(changeSeries)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="compact" icon={Pencil} onClick={() => setAsked('change')}>
        {t('actions.change')}
      </Button>
      {series.status === 'PAUSED' ? (
        <Button size="compact" icon={Play} loading={resume.isPending} onClick={() => resume.mutate({ params })}>
          {t('actions.resume')}
        </Button>
      ) : (
        <Button size="compact" icon={Pause} onClick={() => setAsked('pause')}>
          {t('actions.pause')}
        </Button>
      )}
      <Button size="compact" variant="quiet" onClick={() => setAsked('end')}>
        {t('actions.end')}
      </Button>
      {confirm('pause', pause)}
      {confirm('end', end)}
      <Suspense fallback={null}>
        {asked === 'change' && <ChangeSeriesDialog series={series} onClose={close} />}
      </Suspense>
    </div>
  );
}
