import { centsToDecimal } from '#contract/money.ts';

/** A row for a person to read: beside each number of cents, wherever it stands, the amount with its currency. */
export function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).flatMap(([key, held]): [string, unknown][] => {
    const amount = key.endsWith('Cents') && typeof held === 'number';
    return amount
      ? [
          [key.slice(0, -5), `${centsToDecimal(held)} USD`],
          [key, held],
        ]
      : [[key, readable(held)]];
  });
  return Object.fromEntries(entries);
}
