import { useState } from 'react';
import { type Cents, centsToDecimal } from '#contract/money.ts';

/** An amount being typed that starts at a given one; `cents` is null while it is none, or one that does not fit. */
export function useTypedCents(start: Cents, fits: (cents: Cents) => boolean) {
  const [typed, setTyped] = useState(centsToDecimal(start));
  const [cents, setCents] = useState<Cents | null>(start);
  const [isTold, setTold] = useState(false);
  return {
    cents: cents !== null && fits(cents) ? cents : null,
    /** Whether the field itself says what is wrong with it. */
    isTold,
    field: {
      value: typed,
      onValueChange: (text: string, value: Cents | null, told: boolean) => {
        setTyped(text);
        setCents(value);
        setTold(told);
      },
    },
  };
}
