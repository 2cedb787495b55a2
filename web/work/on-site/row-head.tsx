import { useTranslation } from 'react-i18next';

/** What the line of photos below it shows, and how many there are: a line shows not all of them at once. */
export function RowHead({ title, count }: { title: string; count: number }) {
  const { t } = useTranslation('work');
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="text-14 font-semibold">{title}</h2>
      {count > 0 && <span className="text-13 text-ink-soft tabular-nums">{t('photos.count', { count })}</span>}
    </div>
  );
}
