import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The status page's shape while it loads. */
export function CheckSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="page grid gap-6 pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton shape="card" className="h-56" />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
