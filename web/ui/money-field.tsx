import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cents, centsToDecimal, meantBy } from '#contract/money.ts';
import { formatMoney, localeOf } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from './button.tsx';
import { useFieldControl } from './field-context.ts';
import { inputLine, inputStyle } from './input-style.ts';

export type MoneyFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** As typed ("120", "1,234.5"); the field keeps what it cannot read. */
  value: string;
  /** The text and its value; null while it is not an amount, and whether the field itself says why. */
  onValueChange: (typed: string, cents: Cents | null, isTold: boolean) => void;
  /** The currency sign in front. */
  sign?: string;
  /** What it takes, in cents: an amount beyond is not offered where another may be meant. */
  least?: number;
  most?: number;
};

/** An amount of money with its sign. On leaving, a readable amount is shown with two decimals; what may mean two amounts is asked about. */
export function MoneyField({
  value,
  onValueChange,
  onBlur,
  sign = '$',
  least,
  most,
  className,
  ...rest
}: MoneyFieldProps) {
  const control = useFieldControl(rest);
  const decimalMark = useDecimalMark();
  const { t } = useTranslation('ui');
  const meant = meantBy(value, decimalMark, { least, most });
  const mean = (cents: Cents) => onValueChange(centsToDecimal(cents), cents, false);
  function type(typed: string) {
    const now = meantBy(typed, decimalMark, { least, most });
    onValueChange(typed, typeof now === 'number' ? now : null, now !== null && typeof now !== 'number');
  }
  return (
    <div className={cx('grid min-w-0 gap-1.5', className)}>
      <div dir="ltr" className="relative min-w-0">
        <span aria-hidden className="absolute inset-y-0 start-3 flex items-center text-16 text-ink-soft">
          {sign}
        </span>
        <input
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="decimal"
          value={value}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            if (typeof meant === 'number' && centsToDecimal(meant) !== value) mean(meant);
            onBlur?.(event);
          }}
          className={cx(inputStyle, inputLine, 'ps-7 tabular-nums')}
        />
      </div>
      {meant === 'tooFine' && (
        <p role="status" className="text-13 text-red-ink">
          {t('twoDecimals')}
        </p>
      )}
      {meant !== null && typeof meant === 'object' && (
        <WhichAmount amounts={[meant.small, meant.large]} onMean={mean} />
      )}
    </div>
  );
}

/** "85.000" in English: which of the two amounts is meant. */
function WhichAmount({ amounts, onMean }: { amounts: readonly Cents[]; onMean: (cents: Cents) => void }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-13">
      <span>{t('whichAmount')}</span>
      {amounts.map((cents) => (
        <Button key={cents} size="compact" onClick={() => onMean(cents)}>
          <bdi>{formatMoney(cents)}</bdi>
        </Button>
      ))}
    </div>
  );
}

/** Between dollars and cents, as the reader's language writes it. */
function useDecimalMark(): string {
  const { language } = useLanguage();
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
