import { useSearchParams } from 'react-router';
import { parseCents } from '#contract/money.ts';
import { postedCleaningTypes } from '#contract/states.ts';

const radii = [10, 25, 50, 100, 200] as const;

/** The filters of the open jobs, kept in the address. */
export function useJobFilters() {
  const [query, setQuery] = useSearchParams();
  const cleaningType = postedCleaningTypes.find((type) => type === query.get('type'));
  const radiusKm = radii.find((km) => String(km) === query.get('radius'));
  const typedMinimum = query.get('minimum') ?? '';
  const minPayoutCents = parseCents(typedMinimum) ?? undefined;
  function set(name: 'type' | 'radius' | 'minimum', value: string) {
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before);
        if (value) changed.set(name, value);
        else changed.delete(name);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  function clear() {
    for (const name of ['type', 'radius', 'minimum']) query.delete(name);
    setQuery(query, { replace: true, preventScrollReset: true });
  }
  return { cleaningType, radiusKm, minPayoutCents, typedMinimum, radii, set, clear };
}

export type JobFilters = ReturnType<typeof useJobFilters>;
