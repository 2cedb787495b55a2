import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session.tsx';
import { SignUpPrompt } from '#web/public-pages/find-cleaners/sign-up-prompt.tsx';
import { PublicHead } from '#web/shell/public-head.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';

const FoundCleaners = lazy(() => import('./found-cleaners.tsx').then((file) => ({ default: file.FoundCleaners })));

// `page-files.ts` reads the default export of a page.
export default function FindCleanersPage() {
  const { t } = useTranslation('findCleaners');
  const { user, loading } = useSession();
  return (
    <div className="page min-h-[60dvh] pb-16 in-data-known:min-h-dvh">
      <PublicHead screen="findCleaners" />
      <PageHead title={t('title')} lede={user ? t('lede') : undefined} />
      {user ? (
        <Suspense fallback={<Loading />}>
          <FoundCleaners user={user} />
        </Suspense>
      ) : (
        <div className={loading ? 'in-data-known:invisible' : ''}>
          <SignUpPrompt />
        </div>
      )}
    </div>
  );
}

/** The search, then its cleaners, where they will be. */
const Loading = () => (
  <>
    <div className="mb-8 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem] lg:flex">
      <Skeleton className="h-17.5 lg:w-80" />
      <Skeleton className="h-17.5 lg:w-36" />
      <Skeleton className="h-11 sm:col-span-full lg:w-56" />
    </div>
    <SkeletonRows rows={4} avatar />
  </>
);
