interface Found {
  /** As it was found; null where it was not. */
  city?: string | null | undefined;
  state?: string | null | undefined;
}

/** An address as it is shown: one that was found by its ZIP code alone names its city, too. */
export function shownAddress({ address, city, state }: Found & { address: string }): string {
  return !city || names(address, city, state) ? address : `${address}, ${city}`;
}

/** Where a job is, as it is shown. */
export const addressOfJob = ({ property, city, state }: Found & { property: { address: string } }): string =>
  shownAddress({ address: property.address, city, state });

/** Whether an address has the city, and not only a street that is called like it: what follows is nothing, the state or the ZIP code. */
function names(address: string, city: string, state: string | null | undefined): boolean {
  const [whole, part] = [address.toLowerCase(), city.toLowerCase()];
  const at = whole.lastIndexOf(part);
  if (at < 0) return false;
  const rest = whole.slice(at + part.length).trim();
  return /^(,|\d|$)/.test(rest) || Boolean(state && rest.startsWith(state.toLowerCase()));
}
