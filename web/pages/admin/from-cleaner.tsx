import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundPreview } from '#contract/payouts.ts';
import { Checkbox, type CheckboxProps } from '#web/ui/checkbox.tsx';

interface RefundFromCleanerProps extends FromCleanerProps {
  preview: RefundPreview | undefined;
}

type FromCleanerProps = Pick<CheckboxProps, 'checked' | 'onCheckedChange'>;

/** Who bears what the cleaner was paid out already. */
export function FromCleaner(box: FromCleanerProps) {
  const { t } = useTranslation('admin');
  return <Checkbox {...box} label={t('money.fromCleaner')} detail={t('money.fromCleanerText')} />;
}

/** The same of a refund, where it makes a difference; what it does is known only of a fitting amount, a moment later. */
export function RefundFromCleaner({ preview, ...box }: RefundFromCleanerProps) {
  const [matters, setMatters] = useState(false);
  const now = preview && preview.usual.cleanerCents !== preview.fromCleaner.cleanerCents;
  if (now !== undefined && now !== matters) setMatters(now);
  return matters && <FromCleaner {...box} />;
}
