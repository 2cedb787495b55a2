import { BellOff } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listNotifications } from '#contract/calls.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useRead } from '#web/platform/use-read.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NotificationList } from './notification-list.tsx';
import { useOwnLanguage } from './use-own-language.ts';

/** As many as fit a panel without much scrolling. */
const limit = 8;

interface NewestProps {
  onFollow: () => void;
}

/** The newest notifications, in the panel below the bell; which stays where it is while words are loaded. */
export function Newest({ onFollow }: NewestProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <List onFollow={onFollow} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="p-4 sm:p-5">
      <SkeletonRows rows={5} avatar />
    </div>
  );
}

function List({ onFollow }: NewestProps) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useRead(listNotifications, { query: { limit, ...useOwnLanguage() } });
  if (data && data.length > 0) return <NotificationList items={data} onFollow={onFollow} />;
  if (!data && !error) return <Waiting />;
  return (
    <div className="p-4 sm:p-5">
      {data && <EmptyState icon={BellOff} title={t('empty.title')} description={t('empty.text')} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          description={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}
