import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cents, toCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TipChoice } from './tip-choice.tsx';
import type { Tip } from './use-tip.ts';

interface TipBlockProps {
  tip: Tip;
  name: string;
  /** Both sides' money of a tip. */
  split: (cents: Cents) => ReactNode;
  /** Which card pays it. */
  paidFrom?: ReactNode;
}

/** A tip before any review, which it needs not wait for: given by its one button. */
export function TipBlock({ tip, name, split, paidFrom }: TipBlockProps) {
  const { t } = useTranslation('reviews');
  const [{ cents, fault }, setChosen] = useState<{ cents: number; fault: string | null }>({ cents: 0, fault: null });
  const [isTold, setTold] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const tell = ({ target }: SyntheticEvent) => target === field.current && setTold(true);
  /** Enter pays nothing, but says what keeps the amount from being paid. */
  function enter(event: KeyboardEvent) {
    onlyByButton(event);
    if (event.key === 'Enter') tell(event);
  }
  const isTip = fault === null && cents > 0;
  return (
    <Section title={t(tip.times > 0 ? 'tip.again' : 'tip.button', { name })} description={t('tip.help')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are what is typed into */}
      <div
        className="grid max-w-xl justify-items-start gap-5"
        onKeyDown={enter}
        // nothing has to be said of a field that was left empty: the button says that an amount is to be chosen
        onBlur={(event) => field.current?.value && tell(event)}
      >
        <Field label={t('tip.label')} hideLabel error={(isTold && fault) || undefined} group>
          <TipChoice
            field={field}
            onCents={(typed, wrong) => {
              setChosen({ cents: typed, fault: wrong });
              // what was held against the last amount is not true of this one
              setTold(false);
            }}
          />
        </Field>
        {isTip && split(toCents(cents))}
        {isTip && paidFrom}
        <Button variant="primary" size="large" disabled={!isTip} loading={tip.giving} onClick={() => tip.give(cents)}>
          {isTip ? t('tip.give', { amount: formatMoney(cents) }) : t('tip.choose')}
        </Button>
      </div>
    </Section>
  );
}
