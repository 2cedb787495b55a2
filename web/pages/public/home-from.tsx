import { useTranslation } from 'react-i18next';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import type { Search } from '#web/public-pages/find-cleaners/search.ts';
import { Field } from '#web/ui/field.tsx';
import type { NearHome } from './use-near-home.ts';

interface HomeFromProps {
  search: Search;
  onSearch: (search: Search) => void;
  near: NearHome;
}

/** Of several homes, the choice of the one from which distances are: beside the place that can be typed instead. */
export function HomeFrom({ search, onSearch, near: { homes, home, pending } }: HomeFromProps) {
  const { t } = useTranslation('findCleaners');
  if (pending || homes.length < 2 || !(search.location || home?.place)) return null;
  return (
    <Field label={t('from')} className="lg:w-56">
      <HomeSelect
        homes={homes}
        value={search.location ? '' : (home?.id ?? '')}
        onChange={(id) => id && onSearch({ ...search, location: '', home: id })}
        {...(search.location && { any: search.location })}
      />
    </Field>
  );
}
