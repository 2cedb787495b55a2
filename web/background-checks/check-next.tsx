import { useTranslation } from 'react-i18next';
import { useCheckEnd } from '#web/platform/use-check-end.ts';

/** Once the check is paid and handed in: what happens next, in order and by when, and when there is something to do. */
export function CheckNext() {
  const { t } = useTranslation('backgroundChecks');
  const date = useCheckEnd(true);
  return (
    <section aria-label={t('next.title')} className="max-w-prose">
      <h3 className="text-16 font-semibold">{t('next.title')}</h3>
      <ol className="mt-1 list-decimal ps-5 text-16 text-ink-soft">
        <li>{date ? t('next.checkedBy', { date }) : t('next.checked')}</li>
        <li>{t('next.approved')}</li>
        <li>{t('next.told')}</li>
      </ol>
    </section>
  );
}
