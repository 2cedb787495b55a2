import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leastChargeCents, maximumTipCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { Chip } from '#web/ui/chip.tsx';

const quick = [500, 1000, 1500, 2000];

interface TipChoiceProps {
  /** 0 for no tip, NaN while what is typed is no tip; what is wrong with it is said by `fault`, empty where the field says it. */
  onCents: (cents: number, fault: string | null) => void;
  /** The field of an amount of one's own. */
  field?: Ref<HTMLInputElement>;
}

/** Four quick tips and an amount of one's own; a second press takes the tip back. */
export function TipChoice({ onCents, field }: TipChoiceProps) {
  const { t } = useTranslation(['reviews', 'validation']);
  const [choice, setChoice] = useState<number | 'custom' | null>(null);
  function press(next: number | 'custom') {
    const chosen = next === choice ? null : next;
    setChoice(chosen);
    if (chosen === 'custom') return type(undefined, false);
    onCents(chosen ?? 0, null);
  }
  function type(cents: number | undefined, isTold: boolean) {
    const fault = isTold ? '' : faultOf(cents);
    onCents(fault === null && cents !== undefined ? cents : Number.NaN, fault);
  }
  function faultOf(cents: number | undefined): string | null {
    if (cents === undefined) return t('tip.enter');
    if (Number.isNaN(cents)) return t('validation:amount');
    if (cents > maximumTipCents) return t('validation:tooMuch', { amount: formatMoney(maximumTipCents) });
    return cents < leastChargeCents ? t('tip.above', { amount: formatMoney(leastChargeCents) }) : null;
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {quick.map((cents) => (
          <Chip key={cents} label={formatMoney(cents)} pressed={choice === cents} onPress={() => press(cents)} />
        ))}
        <Chip label={t('tip.custom')} pressed={choice === 'custom'} onPress={() => press('custom')} />
      </div>
      {choice === 'custom' && (
        <div className="grid max-w-xs gap-1">
          <span aria-hidden className="text-13 font-medium">
            {t('tip.amount')}
          </span>
          <CentsField ref={field} autoFocus aria-label={t('tip.amount')} most={maximumTipCents} onCentsChange={type} />
        </div>
      )}
    </div>
  );
}
