import { useTranslation } from 'react-i18next';
import type { TimelineRow } from '#contract/timeline.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Legend, type LegendItem } from '#web/ui/legend.tsx';
import { signOf } from './timeline-rows.ts';

/** The colors of week and month, in words; of what is the exception only what there is. */
export function TimelineLegend({ rows = [] }: { rows?: readonly TimelineRow[] | undefined }) {
  const { t } = useTranslation('timeline');
  const signs = new Set(rows.flatMap(({ stays }) => stays.map(signOf)));
  const exceptions: LegendItem[] = [
    ...(signs.has('unsure') ? [{ tone: 'unsure' as const, label: t('legend.unsure') }] : []),
    ...(signs.has('clash') ? [{ tone: 'clash' as const, label: t('gap.overlaps') }] : []),
  ];
  return (
    <Legend
      items={[
        { tone: 'linen', label: t('legend.stay') },
        ...exceptions,
        { tone: 'hatched', label: t('legend.blocked') },
        ...(whomItWaitsFor() === null ? [{ tone: 'apricot' as const, label: t('legend.need') }] : []),
        { tone: 'amber', label: t('legend.open') },
        { tone: 'green', label: t('legend.set') },
        { tone: 'dashed', label: t('legend.free') },
      ]}
    />
  );
}
