import { type Ref, Suspense, useState } from 'react';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { HomeSelectProps } from './home-select-props.ts';
import { fewHomes } from './use-homes.ts';

// Few hosts have so many homes; where it is the first field of a dialog, it has to be there when that opens.
const HomeSearch = fetchedAhead(() => import('./home-search.tsx').then((file) => file.HomeSearch));

/** The choice of a home: the browser's own list of a few, a search on the server among many. */
export function HomeSelect({ ref, ...given }: HomeSelectProps) {
  const props = { ...given, ...useChosenAtOnce(given) };
  const { homes, any, except, onChange, ...select } = props;
  // nothing is said to be chosen before it is known what
  if (!homes)
    return <Select {...select} disabled options={[{ value: props.value, label: props.value ? '…' : (any ?? '') }]} />;
  if (homes.length >= fewHomes)
    return (
      <Suspense fallback={<Skeleton className="h-11" />}>
        <HomeSearch {...props} homes={homes} inputRef={ref} />
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

/** What was chosen shows at once, though whoever holds the choice, such as the address, may follow later. */
function useChosenAtOnce({ value, onChange }: HomeSelectProps): Pick<HomeSelectProps, 'value' | 'onChange'> {
  const [chosen, setChosen] = useState<{ id: string; insteadOf: string } | null>(null);
  if (chosen && chosen.insteadOf !== value) setChosen(null);
  return {
    value: chosen?.insteadOf === value ? chosen.id : value,
    onChange: (id, home) => {
      setChosen({ id, insteadOf: value });
      onChange(id, home);
    },
  };
}
