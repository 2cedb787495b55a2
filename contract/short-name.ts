/** A first name and the first letter of the last: what somebody is told of a person whom they need not know better. */
export function shortNameOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = '', last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  const [initial] = [...(last ?? '')];
  return initial ? `${first} ${initial}.` : first;
}
