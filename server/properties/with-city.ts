/**
 * The address as it is shown, with its city: a street alone ("44 Jones Ave"), located by the ZIP code given beside it,
 * would name no town on cards, jobs and lists. One that ends in a town, a state or a code stays as it was typed.
 */
export function withCity(address: string, place: Named | null): string {
  if (!place?.city || !place.state || !isStreetAlone(address, place.state)) return address;
  const whole = `${address.replace(/[\s,]+$/, '')}, ${place.city}, ${place.state}`;
  return whole.length > longest || address.toLowerCase().includes(place.city.toLowerCase()) ? address : whole;
}

/** Nothing after a comma but numbers of a house or flat: "44 Jones Ave", "44 Jones Ave, Apt 2". */
function isStreetAlone(address: string, state: string): boolean {
  if (/\b\d{5}\s*$/.test(address) || address.split(/\W+/).includes(state)) return false;
  const [, ...others] = address.split(/[,;\n]/).filter((part) => part.trim() !== '');
  return others.every((part) => /^\s*\D*\d{1,4}[a-z]?\s*$/i.test(part));
}

interface Named {
  city: string | null;
  state: string | null;
}

/** As the form takes one. */
const longest = 300;
