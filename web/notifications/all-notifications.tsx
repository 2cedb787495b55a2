import { BellOff, CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listNotifications } from '#contract/calls.ts';
import type { Notification } from '#contract/notifications.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useNow } from '#web/platform/use-now.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOwnLanguage } from './use-own-language.ts';
import { useUnread } from './use-unread.ts';

/** Everything that somebody was told in the last 90 days. */
export function AllNotifications() {
  const { t } = useTranslation('notifications');
  const unread = useUnread();
  const { markRead, marking } = useMarkRead();
  return (
    <div className="mx-auto max-w-3xl px-gutter pb-12">
      <PageHead
        title={t('title')}
        lede={t('lede')}
        actions={
          // always there, so that the list does not move when the number of unread ones comes
          <Button icon={CheckCheck} disabled={unread === 0} loading={marking} onClick={() => markRead()}>
            {t('markAllRead')}
          </Button>
        }
      />
      <InParts />
    </div>
  );
}

function InParts() {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const now = useNow();
  const { items, error, retry, retrying, loadMore, loadingMore } = usePages(listNotifications, useOwnLanguage());
  if (!items && error)
    return <ErrorState title={t('failed')} description={errorText(error)} onRetry={retry} retrying={retrying} />;
  if (!items)
    return (
      <Card>
        <SkeletonRows rows={8} avatar />
      </Card>
    );
  if (items.length === 0) return <EmptyState icon={BellOff} title={t('empty.title')} description={t('empty.text')} />;
  return (
    <div className="grid gap-6">
      {byAge(items, now).map(({ age, items: some }) => (
        <section key={age} aria-label={t(`days.${age}`)}>
          <h2 className="mb-2 text-14 font-semibold text-ink-soft">{t(`days.${age}`)}</h2>
          <Card padding="none" className="overflow-hidden">
            <NotificationList items={some} />
          </Card>
        </section>
      ))}
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

type Age = 'today' | 'week' | 'earlier';

/** Parts a list that is newest first by how long ago things happened, as the reader's own clock has it; empty parts are left out. */
function byAge(items: readonly Notification[], now: number): { age: Age; items: Notification[] }[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const weekAgo = new Date(midnight).setDate(new Date(midnight).getDate() - 6);
  const ageOf = ({ createdAt }: Notification): Age => {
    const at = Date.parse(createdAt);
    if (at >= midnight) return 'today';
    return at >= weekAgo ? 'week' : 'earlier';
  };
  const ages: readonly Age[] = ['today', 'week', 'earlier'];
  return ages
    .map((age) => ({ age, items: items.filter((item) => ageOf(item) === age) }))
    .filter((part) => part.items.length > 0);
}
