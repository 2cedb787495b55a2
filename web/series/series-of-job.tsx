import { useTranslation } from 'react-i18next';
import { getSeries } from '#contract/series-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SeriesCard } from './series-card.tsx';

/** The series that a job is of, for its host; the job itself is changed or canceled like any other. */
export function SeriesOfJob({ seriesId }: { seriesId: string }) {
  const { t } = useTranslation('series');
  const { data, isPending } = useRead(getSeries, { params: { id: seriesId } });
  if (isPending) return <Skeleton shape="card" className="h-72" />;
  return (
    data && (
      <Section title={t('job.title')} description={t('job.text')}>
        <div className="max-w-2xl">
          <SeriesCard series={data} />
        </div>
      </Section>
    )
  );
}
