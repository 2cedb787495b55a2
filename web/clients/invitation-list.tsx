import { useTranslation } from 'react-i18next';
import { listInvitations } from '#contract/client-calls.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

/** Whom the cleaner has invited, and who has come. Nothing while that is nobody. */
export function InvitationList() {
  const { t } = useTranslation('clients');
  const { language } = useLanguage();
  const now = useNow();
  const { items, loadMore, loadingMore } = usePages(listInvitations, { limit: 10 });
  if (!items || items.length === 0) return null;
  return (
    <Section title={t('invited.title')}>
      <ul className="divide-y divide-line">
        {items.map(({ id, name, email, createdAt, joinedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0">
              <p className="text-14 font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="text-13 wrap-anywhere text-ink-soft">
                <bdi>{email}</bdi>
                {' · '}
                {formatRelative(createdAt, now, { language })}
              </p>
            </div>
            <Badge tone={joinedAt ? 'green' : 'neutral'}>{t(joinedAt ? 'invited.joined' : 'invited.waiting')}</Badge>
          </li>
        ))}
      </ul>
      {loadMore && (
        <Button size="compact" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}
