import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { JobWhen } from './job-when.tsx';
import { PaidFact } from './paid-fact.tsx';
import { useJobPrice } from './use-job-price.ts';

interface JobFactsProps {
  job: JobDetail;
  viewer: 'host' | 'cleaner' | 'other';
  /** On a phone the money is told by what follows right below. */
  weighed?: boolean;
}

/** The facts one decides by, in one ruled row: when, the reader's money, kind of cleaning, size, way. */
export function JobFacts({ job, viewer, weighed = false }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const price = useJobPrice(job, viewer);
  const size = useRooms()(job.property);
  const before = price.before && (
    <span className="block text-13 font-normal text-ink-soft tabular-nums">
      {price.before.label} <bdi>{price.before.amount}</bdi>
    </span>
  );
  // on a phone three stand beside each other, but for money that is told in several lines
  const isShort = (job.distanceKm === null || weighed) && job.status !== 'PAID';
  return (
    // in the columns of the five milestones below, where the time, the widest, has two
    <dl
      className={cx(
        'grid gap-x-6 gap-y-4 border-y border-line py-4 md:gap-x-0 md:*:pe-4',
        job.distanceKm === null ? 'md:grid-cols-5' : 'md:grid-cols-6',
        isShort ? 'grid-cols-3 max-md:gap-x-4' : 'grid-cols-2',
      )}
    >
      <Fact label={t('facts.when')} wide>
        <JobWhen job={job} relative />
        {job.seriesId && (
          <a href="#series" className={cx(textLinkStyle, 'block w-fit text-13')}>
            {t('facts.repeats')}
          </a>
        )}
        {job.can.includes('addToCalendar') && job.status !== 'IN_PROGRESS' && <AddToCalendar job={job} />}
      </Fact>
      <Fact label={price.label} wideOnly={weighed}>
        {job.status === 'PAID' && viewer !== 'other' ? (
          <PaidFact job={job} viewer={viewer}>
            {before}
          </PaidFact>
        ) : (
          <>
            <bdi className="tabular-nums">{price.amount}</bdi>
            {before}
          </>
        )}
      </Fact>
      <Fact label={t('facts.type')}>
        {t(`cleaningType.${job.cleaningType}`)}
        <span className="block text-13 font-normal text-ink-soft max-md:hidden">
          {t(`cleaningTypeText.${job.cleaningType}`)}
        </span>
      </Fact>
      {size && <Fact label={t('facts.property')}>{size}</Fact>}
      {job.distanceKm !== null && (
        <Fact label={t('facts.distance')}>
          <Distance km={job.distanceKm} />
        </Fact>
      )}
    </dl>
  );
}

function Distance({ km }: { km: number }) {
  const { t } = useTranslation('jobs');
  const { near, distance } = useDistance().way(km);
  return <bdi>{near ? t('facts.under', { distance }) : distance}</bdi>;
}

interface FactProps {
  label: string;
  /** The whole row of a phone. */
  wide?: boolean;
  /** Not on a phone. */
  wideOnly?: boolean;
  children: ReactNode;
}

function Fact({ label, wide = false, wideOnly = false, children }: FactProps) {
  return (
    <div className={cx('min-w-0', wide && 'max-md:col-span-full md:col-span-2', wideOnly && 'max-lg:hidden')}>
      <dt className="text-12 text-ink-soft">{label}</dt>
      {/* a long word, as German has them, ends in its own column */}
      <dd className="text-14 font-semibold wrap-break-word hyphens-auto">{children}</dd>
    </div>
  );
}
