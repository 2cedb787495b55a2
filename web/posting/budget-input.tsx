import { type Ref, useState } from 'react';
import { centsToDecimal } from '#contract/money.ts';
import { MoneyField } from '#web/ui/money-field.tsx';

interface BudgetInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** NaN while the text is no amount. */
  cents: number;
  onCentsChange: (cents: number) => void;
  onBlur: () => void;
}

/** A money field that also follows an amount set from outside: another property, the suggested sum. */
export function BudgetInput({ cents, onCentsChange, ...rest }: BudgetInputProps) {
  const [typed, setTyped] = useState({ text: textOf(cents), cents });
  const shown = Object.is(typed.cents, cents) ? typed.text : textOf(cents);
  return (
    <MoneyField
      {...rest}
      value={shown}
      onValueChange={(text, read) => {
        const next = text.trim() === '' ? 0 : (read ?? Number.NaN);
        setTyped({ text, cents: next });
        onCentsChange(next);
      }}
    />
  );
}

const textOf = (cents: number) => (Number.isSafeInteger(cents) ? centsToDecimal(cents) : '');
