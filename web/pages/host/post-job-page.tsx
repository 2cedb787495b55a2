import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getJob, postJob } from '#contract/calls.ts';
import { to } from '#web/paths.ts';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { may } from '#web/platform/may.ts';
import { productNow } from '#web/platform/product-time.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useAfterHead } from '#web/platform/use-after-head.ts';
import { useRead } from '#web/platform/use-read.ts';
import { readDraft } from '#web/posting/posting-draft.ts';
import { asksFor, prefill } from '#web/posting/prefill.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PostJobForm } from './post-job-form.tsx';

/** /host/post-job: `?from=` posts a job again, `?property=`, `?start=`, `?invite=` and others fill the form at first; `?month=` is where it was come from. */
// `page-files.ts` reads the default export of a page.
export default function PostJobPage() {
  const { t } = useTranslation('posting');
  const [query] = useSearchParams();
  const month = query.get('month');
  return (
    <RequireRole roles={['HOST']} otherwise="sign-in">
      {(user) =>
        !may(postJob) ? (
          <NotForViewers />
        ) : (
          <div className="page lg:pb-16">
            <PageTitle>{t('page.title')}</PageTitle>
            <PageHead
              back={
                <TextLink
                  to={month ? to('hostCalendar', undefined, { month }) : to('hostDashboard')}
                  className="inline-flex items-center pointer-coarse:min-h-11"
                >
                  {t(month ? 'page.backToCalendar' : 'page.back')}
                </TextLink>
              }
              title={t('page.title')}
              lede={t('page.lede')}
            />
            <PostJob user={user} />
          </div>
        )
      }
    </RequireRole>
  );
}

/** A viewer of a host's team is told why there is no form. */
function NotForViewers() {
  const { t } = useTranslation('posting');
  return (
    <div className="page pt-6 pb-16">
      <PageTitle>{t('page.title')}</PageTitle>
      <EmptyState
        icon={Eye}
        title={t('viewer.title')}
        description={t('viewer.text')}
        action={<LinkButton to={to('hostDashboard')}>{t('page.back')}</LinkButton>}
      />
    </div>
  );
}

/** Opens the form once what fills it is there. */
function PostJob({ user }: { user: User }) {
  const { t } = useTranslation('posting');
  const [query] = useSearchParams();
  const fromId = query.get('from');
  const from = useRead(getJob, { params: { id: fromId ?? '' }, enabled: fromId !== null });
  const askedAt = asksFor(query) ? query.toString() : null;
  const homes = useHomes(query.get('property'), from.data?.propertyId, readDraft(user.id, askedAt)?.propertyId);
  const mayDraw = useAfterHead();
  const { properties, error } = homes;
  if (error && !properties) return <ReadFailed title={t('page.failed')} read={homes} />;
  if (!properties || from.isLoading || !mayDraw) return <FormSkeleton />;
  return (
    <PostJobForm
      key={query.toString()}
      user={user}
      properties={properties}
      asked={prefill({ query, from: from.data, properties, now: productNow() })}
      askedAt={askedAt}
      inviteId={query.get('invite')}
    />
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="grid gap-5">
        <Skeleton className="h-17" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-17" />
          <Skeleton className="h-17" />
        </div>
        <Skeleton className="h-22" />
        <Skeleton className="h-64" />
        <Skeleton className="h-22" />
      </div>
      <Skeleton shape="card" className="h-64" />
    </div>
  );
}
