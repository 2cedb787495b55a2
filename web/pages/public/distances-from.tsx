import { useTranslation } from 'react-i18next';
import type { Search } from '#web/public-pages/find-cleaners/search.ts';
import type { NearHome } from './use-near-home.ts';

/** From where the distances in a list are; where there is a choice of homes, that says it. */
export function DistancesFrom({ search, near: { homes, home } }: { search: Search; near: NearHome }) {
  const { t } = useTranslation('findCleaners');
  const place = search.location || (home?.place ? home.title : '');
  if (!place || homes.length >= 2) return null;
  return <p className="text-13 text-ink-soft">{t('job.from', { place })}</p>;
}
