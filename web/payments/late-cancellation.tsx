import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { Section } from '#web/ui/section.tsx';
import { JobMoney } from './job-money.tsx';
import { Shares } from './shares.tsx';

interface LateCancellationProps {
  job: JobDetail;
  late: NonNullable<JobDetail['lateCancellation']>;
  viewer: 'host' | 'cleaner' | 'other';
}

/** A job that was canceled late: why that costs something, what both sides pay and get, and whether it has been paid. */
export function LateCancellation({ job, late, viewer }: LateCancellationProps) {
  const { t } = useTranslation('lateCancel');
  const figures = useTermFigures(job.terms);
  const { amountCents, isPaid } = late;
  const said = {
    host: isPaid ? ('hostPaid' as const) : ('hostOwes' as const),
    cleaner: isPaid ? ('cleanerPaid' as const) : ('cleanerWaits' as const),
    other: 'other' as const,
  };
  const why = <p className="text-14">{t(said[viewer], { ...figures, amount: formatMoney(amountCents) })}</p>;
  if (isPaid) {
    return (
      <JobMoney job={job} viewer={viewer}>
        {why}
      </JobMoney>
    );
  }
  return (
    <Section title={t('title')}>
      <div className="grid gap-4">
        {why}
        {/* like a tip, all of it goes to the cleaner */}
        <Shares split={bothSides({ click: 'tip', tipCents: amountCents })} viewer={viewer} />
      </div>
    </Section>
  );
}
