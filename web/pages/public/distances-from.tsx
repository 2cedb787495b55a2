import { useTranslation } from 'react-i18next';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import type { Search } from '#web/public-pages/find-cleaners/search.ts';
import type { NearHome } from './use-near-home.ts';

interface DistancesFromProps {
  search: Search;
  onSearch: (search: Search) => void;
  near: NearHome;
}

/** From where the distances in a list are, and of several homes, the choice of another. */
export function DistancesFrom({ search, onSearch, near: { homes, home } }: DistancesFromProps) {
  const { t } = useTranslation('findCleaners');
  const place = search.location || (home?.place ? home.title : '');
  if (!place) return null;
  if (homes.length < 2) return <p className="text-13 text-ink-soft">{t('job.from', { place })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-ink-soft">
      {t('from')}
      <HomeSelect
        size="compact"
        aria-label={t('from')}
        className="max-w-64"
        homes={homes}
        value={search.location ? '' : (home?.id ?? '')}
        onChange={(id) => id && onSearch({ ...search, location: '', home: id })}
        {...(search.location && { any: search.location })}
      />
    </div>
  );
}
