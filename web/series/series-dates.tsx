import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Series } from '#contract/series.ts';
import { changeSeriesDate } from '#contract/series-calls.ts';
import type { SeriesDateState } from '#contract/series-dates.ts';
import { to } from '#web/paths.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { may } from '#web/platform/may.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { useSeriesWords } from './use-series-words.ts';

const tones: Record<SeriesDateState, BadgeTone> = {
  planned: 'neutral',
  // it waits for cleaners, not for its host
  posted: 'line',
  taken: 'green',
  skipped: 'neutral',
  canceled: 'neutral',
  covered: 'neutral',
};

/** The next dates, each with what became of it: its job, and the way to skip it or to have it after all. */
export function SeriesDates({ series: { id, next } }: { series: Series }) {
  const { t } = useTranslation('series');
  const { dayOf } = useSeriesWords();
  const change = useWrite(changeSeriesDate, {
    failed: ({ error, reason }) => ({
      title: isRefusal(error, 'in_use') ? t('dates.isTaken') : reason,
      tone: 'danger',
    }),
  });
  const mayChange = may(changeSeriesDate);
  const [asked, setAsked] = useState<string | null>(null);
  const set = (date: string, skipped: boolean) => change.mutate({ params: { id, date }, body: { skipped } });
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {next.map(({ date, state, jobId }) => (
          <li key={date} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-14">
            <span className="min-w-28 tabular-nums">
              {jobId ? (
                <Link to={to('job', { id: jobId })} className={textLinkStyle}>
                  {dayOf(date)}
                </Link>
              ) : (
                dayOf(date)
              )}
            </span>
            <Badge tone={tones[state]}>{t(`dates.${state}`)}</Badge>
            <span className="ms-auto">
              {mayChange && (state === 'planned' || state === 'posted') && (
                <TextButton
                  disabled={change.isPending}
                  aria-label={t('dates.skipDay', { day: dayOf(date) })}
                  onClick={() => (state === 'posted' ? setAsked(date) : set(date, true))}
                >
                  {t('dates.skip')}
                </TextButton>
              )}
              {mayChange && (state === 'skipped' || state === 'canceled') && (
                <TextButton
                  disabled={change.isPending}
                  aria-label={t('dates.restoreDay', { day: dayOf(date) })}
                  onClick={() => set(date, false)}
                >
                  {t('dates.restore')}
                </TextButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('skip.title', { day: asked ? dayOf(asked) : '' })}
        description={t('skip.text')}
        confirmLabel={t('dates.skip')}
        loading={change.isPending}
        onConfirm={() => {
          if (asked) set(asked, true);
          setAsked(null);
        }}
      />
    </>
  );
}
