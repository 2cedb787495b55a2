import { useTranslation } from 'react-i18next';
import { settleFinding } from '#contract/finding-calls.ts';
import type { Finding } from '#contract/findings.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';

/** Dealt with, or not after all. */
export function Settle({ finding: { id, settledAt }, timeZone }: { finding: Finding; timeZone: string }) {
  const { t } = useTranslation('findings');
  const { language } = useLanguage();
  const settle = useWrite(settleFinding, { failed: reasonAlone });
  const change = (settled: boolean) => settle.mutate({ params: { id }, body: { settled } });
  const mayChange = may(settleFinding);
  if (settledAt === null) {
    if (!mayChange) return null;
    return (
      <Button size="compact" className="justify-self-start" loading={settle.isPending} onClick={() => change(true)}>
        {t('settle')}
      </Button>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
      {t('settled', { day: formatDay(settledAt, { language, timeZone }) })}
      {mayChange && (
        <Button variant="quiet" size="compact" loading={settle.isPending} onClick={() => change(false)}>
          {t('undo')}
        </Button>
      )}
    </p>
  );
}
