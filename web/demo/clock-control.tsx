import { useTranslation } from 'react-i18next';
import { showClock } from '#contract/calls.ts';
import { formatMedium, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { useMoveClock } from './use-move-clock.ts';

const hour = 3600;
const day = 24 * hour;

/** The demo's present time, and the steps by which it can be moved ahead. */
export function ClockControl() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const now = useNow(5_000);
  const next = useRead(showClock).data?.nextJobStart ?? null;
  const move = useMoveClock();
  const coming = next !== null && Date.parse(next) > now;
  const step = (body: { advanceSeconds: number } | { to: string }) => ({
    size: 'compact' as const,
    disabled: move.isPending,
    onClick: () => move.mutate({ body }),
  });
  return (
    <>
      <p className="text-14 font-medium tabular-nums">
        {t('clock.now', { time: formatMedium(new Date(now).toISOString(), { language }) })}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button {...step({ advanceSeconds: hour })}>{t('clock.hour')}</Button>
        {coming ? (
          <Button {...step({ to: next })}>
            {t('clock.nextJobIn', { when: formatRelative(next, now, { language }) })}
          </Button>
        ) : (
          <Button size="compact" disabled>
            {t('clock.nextJob')}
          </Button>
        )}
        <Button {...step({ advanceSeconds: 2 * day })}>{t('clock.days')}</Button>
      </p>
    </>
  );
}
