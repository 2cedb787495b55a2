import { useTranslation } from 'react-i18next';
import { Legend } from '#web/ui/legend.tsx';

/** The colors of week and month, in words. */
export function TimelineLegend() {
  const { t } = useTranslation('timeline');
  return (
    <Legend
      items={[
        { tone: 'linen', label: t('legend.stay') },
        { tone: 'unsure', label: t('legend.unsure') },
        { tone: 'clash', label: t('gap.overlaps') },
        { tone: 'hatched', label: t('legend.blocked') },
        { tone: 'apricot', label: t('legend.need') },
        { tone: 'amber', label: t('legend.open') },
        { tone: 'green', label: t('legend.set') },
        { tone: 'dashed', label: t('legend.free') },
      ]}
    />
  );
}
