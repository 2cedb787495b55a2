import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCleanerStatement, getCleanerStatementCsv, getCleanerYear } from '#contract/document-calls.ts';
import type { CleanerYear } from '#contract/documents.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { presentYear, YearChoice } from '#web/platform/year-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

/** A year's earnings as its statement adds them up, to keep and for the taxes. */
export function YearEarnings() {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const [year, setYear] = useState(presentYear);
  const params = { year: String(year) };
  const earned = useRead(getCleanerYear, { params });
  const failed = t('list.fileFailed');
  return (
    <Section
      title={t('year.title')}
      description={t('year.text')}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <YearChoice label={t('year.choose')} year={year} years={earned.data?.years} onChoose={setYear} />
          <FileButton ask={() => send(getCleanerStatement, { params })} name={`earnings-${year}.pdf`} failed={failed}>
            {t('year.pdf')}
          </FileButton>
          <FileButton
            ask={() => send(getCleanerStatementCsv, { params, query: { headings: 'words', language } })}
            name={`earnings-${year}.csv`}
            failed={failed}
          >
            {t('year.csv')}
          </FileButton>
        </div>
      }
    >
      {earned.data && <Sums earned={earned.data} />}
      {!earned.data && earned.error && <ReadFailed title={t('year.failed')} read={earned} />}
      {earned.isPending && <Skeleton className="h-24 max-sm:h-48" />}
    </Section>
  );
}

function Sums({ earned }: { earned: CleanerYear }) {
  const { t } = useTranslation('payouts');
  const { grossCents, feeCents, refundedCents, netCents, tipCents } = earned;
  const amount = (cents: number) => <bdi>{formatMoney(cents)}</bdi>;
  const tips = t('year.netNote', { amount: formatMoney(tipCents) });
  return (
    <StatRow>
      <Stat label={t('year.gross')} value={amount(grossCents)} note={t('year.grossNote')} />
      <Stat label={t('year.fees')} value={amount(-feeCents)} />
      <Stat label={t('year.refunds')} value={amount(-refundedCents)} />
      <Stat label={t('year.net')} value={amount(netCents)} note={tipCents > 0 && tips} />
    </StatRow>
  );
}
