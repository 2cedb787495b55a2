import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';

/** The dashboard's shape while the profile, or a phone's own code, loads. */
export function DashboardSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="page grid gap-5 pt-6 pb-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
      <SkeletonRows rows={4} />
    </div>
  );
}
