/** What people write where a secret should stand, letters and digits only. The demo's own secrets are among them. */
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
  'abcdef',
  '123456',
  '987654',
];

/** Below this a guesser who knows how such secrets are made gets through; 32 random hexadecimal digits show 110 and more. */
const fewestBits = 90;

/** Whether a secret in words or digits can be guessed: it repeats, counts up or down, or says what it is. */
export function isWeakText(secret: string): boolean {
  const words = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
  return telltales.some((telltale) => words.includes(telltale)) || isWeakBytes(Buffer.from(secret));
}

/** Whether a key's bytes repeat, count up or down, or are text that somebody typed. */
export const isWeakKey = (key: Buffer): boolean => isWeakBytes(key) || key.every((byte) => byte >= 32 && byte < 127);

/** What is told from one byte to the next as well: an alphabet has many letters, but one step. */
function isWeakBytes(bytes: Buffer): boolean {
  const steps = Array.from(bytes.subarray(1), (byte, index) => byte - (bytes[index] ?? 0));
  return Math.min(bitsIn([...bytes]), bitsIn(steps)) < fewestBits;
}

/** Shannon's entropy of the whole, from how often each value occurs in it. */
function bitsIn(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits += count * Math.log2(values.length / count);
  return bits;
}
