import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { showGuestPage } from '#contract/guest-page-calls.ts';
import { ReadyView } from '#web/guest-page/ready-view.tsx';
import { to } from '#web/paths.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { MessageScreen } from '#web/shell/message-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What a host shares of a finished cleaning, for whoever has the link. */
// `page-files.ts` reads the default export of a page.
export default function ReadyPage() {
  const { t } = useTranslation('guestPage');
  const { secret = '' } = useParams();
  const page = useRead(showGuestPage, { params: { secret } });
  // a link that was cut on the way leads nowhere either
  const isGone = isRefusal(page.error, 'not_found') || isRefusal(page.error, 'invalid_input');
  return (
    <>
      <meta name="robots" content="noindex" />
      {isGone ? (
        <Gone />
      ) : (
        <div className="page max-w-4xl pb-16">
          <PageTitle>{page.data?.title ?? t('pageTitle')}</PageTitle>
          {page.data && <ReadyView page={page.data} />}
          {page.isPending && <Loading />}
          {page.error && !page.data && (
            <div className="py-12">
              <ReadFailed title={t('failed')} read={page} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** The same for a link that has ended, rests, or never was. */
function Gone() {
  const { t } = useTranslation('guestPage');
  return (
    <MessageScreen title={t('gone')} text={t('goneText')}>
      <PageTitle>{t('gone')}</PageTitle>
      <LinkButton variant="primary" to={to('home')}>
        {t('goHome')}
      </LinkButton>
    </MessageScreen>
  );
}

const Loading = () => (
  <div className="grid gap-6 pt-8">
    <Skeleton className="h-10 w-72" />
    <Skeleton shape="card" className="h-56" />
    <Skeleton shape="card" className="h-72" />
  </div>
);
