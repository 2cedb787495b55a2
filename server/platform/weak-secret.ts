/** What people type in place of a secret, letters and digits only. Includes the demo's own secrets. */
const telltales = [
  'demoonly',
  'changeme',
  'changethis',
  'replaceme',
  'password',
  'secret',
  'example',
  'freshkey',
  'qwerty',
  'asdfgh',
];

/** Typed by hand, but in hexadecimal digits also a matter of chance: one secret in 100,000 has one of them. */
const runs = /abcdef|123456|987654/gi;

/** Below this, someone who knows how such secrets are made can guess them; 32 random hex digits have 110 and more. */
const fewestBits = 90;

/** Whether a secret in words or digits can be guessed: it repeats, counts up or down, or says what it is. */
export function isWeakText(secret: string): boolean {
  const words = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
  return telltales.some((telltale) => words.includes(telltale)) || isWeakBytes(Buffer.from(secret.replace(runs, '')));
}

/** Whether a key's bytes repeat, count up or down, or are typed text. */
export const isWeakKey = (key: Buffer): boolean => isWeakBytes(key) || key.every((byte) => byte >= 32 && byte < 127);

/** Also measured from one byte to the next: an alphabet has many letters, but only one step. */
function isWeakBytes(bytes: Buffer): boolean {
  const steps = Array.from(bytes.subarray(1), (byte, index) => byte - (bytes[index] ?? 0));
  return Math.min(bitsIn([...bytes]), bitsIn(steps)) < fewestBits;
}

/** Shannon entropy of all the values, from how often each occurs. */
function bitsIn(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits += count * Math.log2(values.length / count);
  return bits;
}
