import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a job while it is being fetched. */
export function JobSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="page grid gap-6 pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-2.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <Skeleton className="h-20" />
      <Skeleton className="h-14" />
      <div className="grid gap-10 lg:grid-cols-3">
        <div className="grid content-start gap-3 lg:col-span-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton shape="card" className="h-72" />
      </div>
    </div>
  );
}
