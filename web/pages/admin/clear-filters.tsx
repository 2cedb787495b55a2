import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/platform/search-params.ts';
import { Button } from '#web/ui/button.tsx';

/** Which part of a section is shown, and in which order, narrows nothing. */
const kept = ['show', 'sort'];

/** The way back to the whole list. */
export function ClearFilters() {
  const { t } = useTranslation('admin');
  const [query, go] = useSearchParams();
  const whole = Object.fromEntries([...query].filter(([name]) => kept.includes(name)));
  return <Button onClick={() => go(whole, { replace: true, preventScrollReset: true })}>{t('list.clear')}</Button>;
}
