import { lazy, type Ref, Suspense } from 'react';
import type { Property } from '#contract/properties.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fewHomes } from './use-homes.ts';

// Few hosts have so many homes.
const HomeSearch = lazy(() => import('./home-search.tsx').then((file) => ({ default: file.HomeSearch })));

export interface HomeSelectProps {
  /** What `useHomes` gives: all of them, or where there are many, the newest. */
  homes: readonly Pick<Property, 'id' | 'title'>[];
  /** '' where none is chosen. */
  value: string;
  /** With the home where it was found; '' where the choice was taken back. */
  onChange: (id: string) => void;
  /** Choosing none is a choice of its own, which this names. */
  any?: string;
  /** Stands there while none is chosen. */
  placeholder?: string;
  size?: 'compact' | 'normal';
  className?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
  'aria-label'?: string;
}

/** The choice of a home: the browser's own list of a few, a search on the server among many. */
export function HomeSelect({ ref, ...props }: HomeSelectProps) {
  const { homes, any, onChange, ...select } = props;
  if (homes.length >= fewHomes)
    return (
      <Suspense fallback={<Skeleton className="h-11" />}>
        <HomeSearch {...props} inputRef={ref} />
      </Suspense>
    );
  const options = homes.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      {...select}
      ref={ref as Ref<HTMLSelectElement>} // which has `focus` and is given to whoever asked for no more
      options={any === undefined ? options : [{ value: '', label: any }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
