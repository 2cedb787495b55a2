import { lazy, type Ref, Suspense } from 'react';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { HomeSelectProps } from './home-select-props.ts';
import { fewHomes } from './use-homes.ts';

// Few hosts have so many homes.
const HomeSearch = lazy(() => import('./home-search.tsx').then((file) => ({ default: file.HomeSearch })));

/** The choice of a home: the browser's own list of a few, a search on the server among many. */
export function HomeSelect({ ref, ...props }: HomeSelectProps) {
  const { homes, any, except, onChange, ...select } = props;
  if (homes.length >= fewHomes)
    return (
      <Suspense fallback={<Skeleton className="h-11" />}>
        <HomeSearch {...props} inputRef={ref} />
      </Suspense>
    );
  const others = homes.filter(({ id }) => id !== except);
  const options = others.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      {...select}
      ref={ref as Ref<HTMLSelectElement>} // which has `focus` and is given to whoever asked for no more
      options={any === undefined ? options : [{ value: '', label: any }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
