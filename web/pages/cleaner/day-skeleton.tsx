import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The day's shape while it loads. */
export function DaySkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="page grid gap-6 pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-12" />
      <Skeleton shape="card" className="h-40" />
      <Skeleton shape="card" className="h-96" />
    </div>
  );
}
