import { useTranslation } from 'react-i18next';
import { inKm } from '#contract/distance.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { Button } from '#web/ui/button.tsx';
import { anywhere, type JobFilters } from './use-job-filters.ts';

/** Widens the search by one step, up to everywhere; nothing once it reaches there. */
export function LookFarther({ filters, ownKm }: { filters: JobFilters; ownKm: number }) {
  const { t } = useTranslation('cleaner');
  const { unit, distance } = useDistance();
  if (filters.radius === anywhere) return null;
  const reached = filters.query.radiusKm ?? ownKm;
  const next = filters.radii.find((each) => inKm(each, unit) > reached + 1);
  return (
    <Button onClick={() => filters.set('radius', String(next ?? anywhere))}>
      {next === undefined
        ? t('available.everywhere')
        : t('available.farther', { distance: distance(inKm(next, unit)) })}
    </Button>
  );
}
