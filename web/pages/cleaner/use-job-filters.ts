import { parseCents } from '#contract/money.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';

const radii = [10, 25, 50, 100, 200] as const;

/** The filters of the open jobs, kept in the address. */
export function useJobFilters() {
  const address = useAddressValues<'type' | 'radius' | 'minimum'>();
  const cleaningType = postedCleaningTypes.find((type) => type === address.get('type'));
  const radiusKm = radii.find((km) => String(km) === address.get('radius'));
  const typedMinimum = address.get('minimum') ?? '';
  const minPayoutCents = parseCents(typedMinimum) ?? undefined;
  const clear = () => address.clear(['type', 'radius', 'minimum']);
  return { cleaningType, radiusKm, minPayoutCents, typedMinimum, radii, set: address.set, clear };
}

export type JobFilters = ReturnType<typeof useJobFilters>;
