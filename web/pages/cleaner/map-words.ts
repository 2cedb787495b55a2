import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { formatNumber, formatWholeDollars } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOwnFees } from '#web/platform/use-own-fees.ts';
import type { Cluster } from '#web/ui/map-clusters.ts';

export type Pin = AnswerOf<typeof import('#contract/job-map.ts').getJobMap>['pins'][number];
type Pins = Pick<Cluster<Pin>, 'pins'>;

export const idOf = ({ pins }: Pins): string => pins[0]?.job.id ?? '';

/** Where most of them are. */
function placeNameOf({ pins }: Pins): string {
  const names = Map.groupBy(pins, ({ job }) => job.city ?? job.zipCode ?? '');
  const [most] = [...names].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? '';
}

/** Beside the pins: the cities or, where all are in one, the ZIP codes that tell them apart. */
export function captionsIn(clusters: readonly Pins[]): (cluster: Pins) => string {
  const cities = new Set(clusters.flatMap(({ pins }) => pins.map(({ job }) => job.city)));
  if (cities.size > 1) return placeNameOf;
  return (cluster) => cluster.pins[0]?.job.zipCode ?? placeNameOf(cluster);
}

/** "Tybee Island: 3 jobs", by where most of them are. */
export function useClusterLabel() {
  const { t } = useTranslation('jobMap');
  const { language } = useLanguage();
  return useCallback(
    ({ pins }: Pins) =>
      t('cluster', {
        place: placeNameOf({ pins }),
        ...{ count: pins.length, shown: formatNumber(pins.length, language) },
      }),
    [t, language],
  );
}

/** What stands on a pin: how many jobs are there or, of a single one, what the reader receives for it. */
export function useMark() {
  const { language } = useLanguage();
  const { hostFeeCents, cleanerFeeCents } = useOwnFees();
  return useCallback(
    ({ pins: [first, ...others] }: Pins): string => {
      if (!first || others.length > 0) return formatNumber(others.length + 1, language);
      const fees = { hostFeeCents, cleanerFeeCents };
      return formatWholeDollars(splitOf(toCents(first.job.payoutCents), fees).cleanerReceivesCents);
    },
    [language, hostFeeCents, cleanerFeeCents],
  );
}
