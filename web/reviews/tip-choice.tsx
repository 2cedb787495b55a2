import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leastChargeCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { Chip } from '#web/ui/chip.tsx';

const quick = [500, 1000, 1500, 2000];

interface TipChoiceProps {
  /** 0 for no tip, NaN while what is typed is no amount, or less than a card can be charged. */
  onCents: (cents: number) => void;
}

/** Four quick tips and an amount of one's own; a second press takes the tip back. */
export function TipChoice({ onCents }: TipChoiceProps) {
  const { t } = useTranslation('reviews');
  const [choice, setChoice] = useState<number | 'custom' | null>(null);
  function press(next: number | 'custom') {
    const chosen = next === choice ? null : next;
    setChoice(chosen);
    onCents(typeof chosen === 'number' ? chosen : 0);
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
        <CentsField
          aria-label={t('tip.amount')}
          className="max-w-48"
          onCentsChange={(cents) => onCents(cents === undefined ? 0 : cents < leastChargeCents ? Number.NaN : cents)}
        />
      )}
    </div>
  );
}
