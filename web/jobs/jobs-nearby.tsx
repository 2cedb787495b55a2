import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNearbyJobs } from '#contract/calls.ts';
import { kmPerMile } from '#contract/distance.ts';
import type { NearbyJobs } from '#contract/nearby-jobs.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useFee } from '#web/platform/use-fee.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { WeekdayBars } from './weekday-bars.tsx';

interface JobsNearbyProps {
  zip?: string | undefined;
  /** The reader's ZIP is on its way: the place of what is open around it is kept. */
  isAwaited?: boolean;
}

/**
 * What is open around a ZIP, for whoever wonders whether being checked is worth it: how many, of which types, for how
 * much. Whose ZIP is known has filled out enough already.
 */
export function JobsNearby({ zip = '', isAwaited = false }: JobsNearbyProps) {
  const { t } = useTranslation('findJobs');
  const [typed, setTyped] = useState(zip);
  const [near, setNear] = useState(zip);
  const jobs = useRead(getNearbyJobs, { query: { near }, enabled: near !== '' });
  const unknown = jobs.data?.place === null;
  const search = (event: FormEvent) => {
    event.preventDefault();
    setNear(typed.trim());
  };
  return (
    <Section title={t('nearby.title')} description={zip || isAwaited ? undefined : t('nearby.text')}>
      <form noValidate onSubmit={search} className="flex items-start gap-2">
        <Field
          label={t('nearby.place')}
          error={unknown ? t('nearby.unknown') : null}
          hideLabel
          className="max-w-64 flex-1"
        >
          <TextInput
            icon={MapPin}
            placeholder={t('nearby.place')}
            autoComplete="postal-code"
            maxLength={120}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" className="min-h-11" loading={near !== '' && jobs.isPending}>
          {t('nearby.button')}
        </Button>
      </form>
      <div role="status" className="mt-3">
        {jobs.data && !unknown && <Found jobs={jobs.data} />}
        {jobs.error && !jobs.data && <ReadFailed title={t('failed')} read={jobs} />}
        {(isAwaited || (near !== '' && jobs.isPending)) && <Skeleton className={zip || isAwaited ? 'h-92' : 'h-60'} />}
      </div>
    </Section>
  );
}

function Found({ jobs: { place, radiusKm, count, types, weekdays } }: { jobs: NearbyJobs }) {
  const { t } = useTranslation('findJobs');
  const { language } = useLanguage();
  const fee = useFee('cleanerCents');
  const around = {
    place: `${place?.city}, ${place?.state}`,
    km: formatNumber(radiusKm, language),
    miles: formatNumber(Math.round(radiusKm / kmPerMile), language),
  };
  if (count === 0) return <p className="text-14 text-ink-soft">{t('nearby.none', around)}</p>;
  return (
    <>
      <p className="text-14 font-semibold">
        {t('nearby.count', { count, shown: formatNumber(count, language), ...around })}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line text-14">
        {types.map((type) => (
          <li key={type.cleaningType} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span>
              {t(`genericTitle.${type.cleaningType}`)}{' '}
              <span className="text-ink-soft tabular-nums">
                {t('nearby.jobs', { count: type.count, shown: formatNumber(type.count, language) })}
              </span>
            </span>
            <bdi className="font-medium tabular-nums">
              <PriceRange low={type.lowestPayoutCents} high={type.highestPayoutCents} />
            </bdi>
          </li>
        ))}
      </ul>
      {types.some(({ lowestPayoutCents }) => lowestPayoutCents !== null) && (
        <p className="mt-2 text-13 text-ink-soft">{t('nearby.budgets', { fee: formatMoney(fee) })}</p>
      )}
      {weekdays && <WeekdayBars weekdays={weekdays} />}
    </>
  );
}

function PriceRange({ low, high }: { low: number | null; high: number | null }) {
  const { t } = useTranslation('findJobs');
  if (low === null || high === null) return null;
  if (low === high) return formatMoney(low);
  return t('nearby.range', { low: formatMoney(low), high: formatMoney(high) });
}
