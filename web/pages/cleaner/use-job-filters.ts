import { inKm } from '#contract/distance.ts';
import { parseCents } from '#contract/money.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useDistance } from '#web/platform/use-distance.ts';

/** In the reader's unit. */
const radii = [10, 25, 50, 100, 200] as const;

/** The filters of the open jobs, kept in the address. */
export function useJobFilters() {
  const address = useAddressValues<'type' | 'radius' | 'minimum'>();
  const cleaningType = postedCleaningTypes.find((type) => type === address.get('type'));
  const { unit } = useDistance();
  const radius = radii.find((each) => String(each) === address.get('radius'));
  const radiusKm = radius === undefined ? undefined : Math.round(inKm(radius, unit));
  const typedMinimum = address.get('minimum') ?? '';
  const minPayoutCents = parseCents(typedMinimum) ?? undefined;
  const clear = () => address.clear(['type', 'radius', 'minimum']);
  return { cleaningType, radius, radiusKm, minPayoutCents, typedMinimum, radii, set: address.set, clear };
}

export type JobFilters = ReturnType<typeof useJobFilters>;
