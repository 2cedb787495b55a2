import { findZipConflict } from '#server/places/index.ts';
import { invalidInput } from '#server/platform/refusal.ts';

interface Address {
  city: string;
  state: string;
  zipCode: string;
}

/** Refuses (400) a ZIP code that is somewhere else than the city and state beside it. */
export async function refuseOtherZip({ city, state, zipCode }: Address): Promise<void> {
  const conflict = await findZipConflict(`${city}, ${state}`, zipCode);
  if (conflict) throw invalidInput({ 'address.zipCode': { code: 'zipElsewhere', ...conflict } });
}
