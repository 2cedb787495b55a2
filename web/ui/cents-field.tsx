import { useState } from 'react';
import { type Cents, centsToDecimal } from '#contract/money.ts';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

export type CentsFieldProps = Omit<MoneyFieldProps, 'value' | 'onValueChange' | 'defaultValue'> & {
  /** The initial value; empty if undefined. */
  defaultCents?: number | undefined;
  /** The amount typed; undefined while the field is empty, NaN while it is not an amount, and whether the field itself says why. */
  onCentsChange: (cents: Cents | number | undefined, isTold: boolean) => void;
};

/** A money field for forms that hold cents: it keeps the text as typed and passes on its value. */
export function CentsField({ defaultCents, onCentsChange, ...rest }: CentsFieldProps) {
  const [typed, setTyped] = useState(defaultCents === undefined ? '' : centsToDecimal(defaultCents));
  return (
    <MoneyField
      {...rest}
      value={typed}
      onValueChange={(text, cents, isTold) => {
        setTyped(text);
        onCentsChange(text.trim() === '' ? undefined : (cents ?? Number.NaN), isTold);
      }}
    />
  );
}
