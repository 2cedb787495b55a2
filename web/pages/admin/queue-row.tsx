import {
  Bell,
  CalendarSync,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Scale,
  ShieldCheck,
  Star,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueueItem, QueueKind } from '#contract/admin-queue.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

/** Where each is settled, opened there over the whole list if it is one. */
const places: Record<QueueKind, { icon: LucideIcon; address: (id: string) => string }> = {
  task: { icon: TriangleAlert, address: () => to('adminSection', { section: 'notifications' }, { show: 'tasks' }) },
  dispute: { icon: Scale, address: (id) => opened('disputes', 'case', id) },
  refund: { icon: Landmark, address: (id) => opened('payments', 'ask', id) },
  payout: { icon: Landmark, address: (id) => opened('payouts', 'payout', id) },
  returned: { icon: Landmark, address: (id) => opened('payouts', 'payout', id) },
  check: { icon: ShieldCheck, address: (id) => opened('background-checks', 'check', id) },
  content: { icon: MessageSquare, address: (id) => opened('content-moderation', 'case', id) },
  feed: {
    icon: CalendarSync,
    address: () => to('adminSection', { section: 'calendar-integration' }, { health: 'failing' }),
  },
  review: { icon: Star, address: () => to('adminSection', { section: 'reviews' }) },
  notice: { icon: Bell, address: () => to('adminSection', { section: 'notifications' }) },
};

const opened = (section: string, name: string, id: string) => to('adminSection', { section }, { [name]: id });

/** One thing that waits: what, about whom, since when, and the way to settle it. */
export function QueueRow({ item: { id, kind, name, count, since, dueAt, review } }: { item: QueueItem }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { icon: Icon, address } = places[kind];
  const said = t(`dashboard.queue.${kind}`, { shown: formatNumber(count, language) });
  const timeZone = useOperatorZone();
  const when = (at: string) => formatDateTime(at, { language, timeZone });
  return (
    // the keys walk from row to row
    <li tabIndex={-1} className="flex items-center gap-3.5 py-2.5">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-apricot-ink" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 text-14 wrap-anywhere">
          <span className="font-semibold">{said}</span>
          {/* how good, and below where: whether it is worth reading first */}
          {review && <StarRating value={review.stars} />}
        </p>
        <p className="flex flex-wrap gap-x-1.5 text-13 text-ink-soft">
          {name && <bdi className="wrap-anywhere">{name}</bdi>}
          {review && (
            <>
              <span aria-hidden>·</span>
              <bdi className="wrap-anywhere">{review.place}</bdi>
            </>
          )}
          {name && (
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
          )}
          <bdi className="tabular-nums">
            {dueAt
              ? t('dashboard.queue.due', { when: when(dueAt) })
              : t('dashboard.queue.since', { when: when(since) })}
          </bdi>
        </p>
      </div>
      <LinkButton size="compact" data-settles data-opens to={address(id)}>
        {t('dashboard.queue.open')}
        <span className="sr-only">{`: ${said}${name ? `, ${name}` : ''}`}</span>
      </LinkButton>
    </li>
  );
}
