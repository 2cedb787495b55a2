import { useTranslation } from 'react-i18next';
import { Checkbox, type CheckboxProps } from '#web/ui/checkbox.tsx';

/** Who bears what the cleaner was paid out already. */
export function FromCleaner(box: Pick<CheckboxProps, 'checked' | 'onCheckedChange'>) {
  const { t } = useTranslation('admin');
  return <Checkbox {...box} label={t('money.fromCleaner')} detail={t('money.fromCleanerText')} />;
}
