import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import { formatMoney, formatNumber, formatRange, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { AvatarStack } from '#web/ui/avatar-stack.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';

type Need = HostOverview['needsYou'][number];

interface BidsWaitingProps {
  needs: readonly Need[];
  /** Open jobs with their bids, as far as they are loaded: who has bid and for how much. */
  jobs: readonly HostJob[];
}

/** Jobs with bids to choose from, the soonest first; its button is tinted because its time is short. */
export function BidsWaiting({ needs, jobs }: BidsWaitingProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const bids = needs.reduce((sum, { bidCount }) => sum + bidCount, 0);
  const counted = t('bids.jobs', { count: needs.length, shown: formatNumber(needs.length, language) });
  return (
    <Section
      title={t('bids.title')}
      aside={needs.length > 0 && t('bids.count', { count: bids, shown: formatNumber(bids, language), jobs: counted })}
    >
      {needs.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('bids.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {needs.map((need, index) => (
            <BidRow key={need.job.id} need={need} first={index === 0} job={jobs.find(({ id }) => id === need.job.id)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function BidRow({ need, first, job }: { need: Need; first: boolean; job: HostJob | undefined }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const now = useNow();
  const { property, startTime, endTime, timeZone, id } = need.job;
  const pending = job?.bids.filter(({ status }) => status === 'PENDING') ?? [];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(7rem,auto)_auto]">
      <div className="min-w-0 max-sm:col-span-2">
        <p className="font-semibold">
          <bdi>{property.title}</bdi>
        </p>
        <p className="text-13 text-ink-soft tabular-nums">
          <bdi>{formatRange(startTime, endTime, { language, timeZone })}</bdi>
        </p>
      </div>
      <div className="max-sm:hidden">
        {pending.length > 0 && (
          <AvatarStack
            people={pending.map(({ cleaner }) => ({ name: cleaner.name }))}
            label={pending.map(({ cleaner }) => cleaner.name).join(', ')}
          />
        )}
      </div>
      <div className="text-14 sm:text-end">
        <p className="font-semibold tabular-nums">
          <PriceRange amounts={pending.map(({ amountCents }) => amountCents)} fallback={need.bidCount} />
        </p>
        {now < Date.parse(startTime) && (
          <p className="text-12 text-ink-soft">
            {t('bids.starts', { when: formatRelative(startTime, now, { language, timeZone }) })}
          </p>
        )}
      </div>
      <LinkButton
        size="compact"
        variant={first ? 'tinted' : 'secondary'}
        to={to('job', { id })}
        aria-label={t('bids.compareOf', { title: property.title })}
      >
        {t('bids.compare')}
      </LinkButton>
    </li>
  );
}

function PriceRange({ amounts, fallback }: { amounts: readonly number[]; fallback: number }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  if (amounts.length === 0) return t('bids.only', { count: fallback, shown: formatNumber(fallback, language) });
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (low === high) return <bdi>{formatMoney(low)}</bdi>;
  return t('bids.range', { low: formatMoney(low), high: formatMoney(high) });
}
