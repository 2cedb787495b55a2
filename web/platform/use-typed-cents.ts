import { useState } from 'react';
import { type Cents, centsToDecimal } from '#contract/money.ts';

/** An amount being typed that starts at a given one; `cents` is null while it is none, or one that does not fit. */
export function useTypedCents(start: Cents, fits: (cents: Cents) => boolean) {
  const [typed, setTyped] = useState(centsToDecimal(start));
  const [cents, setCents] = useState<Cents | null>(start);
  return {
    cents: cents !== null && fits(cents) ? cents : null,
    field: {
      value: typed,
      onValueChange: (text: string, value: Cents | null) => {
        setTyped(text);
        setCents(value);
      },
    },
  };
}
