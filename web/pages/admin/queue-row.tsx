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
import { queuePlaces } from '#web/admin/queue-places.ts';
import { formatDateTime, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

const icons: Record<QueueKind, LucideIcon> = {
  task: TriangleAlert,
  dispute: Scale,
  refund: Landmark,
  payout: Landmark,
  returned: Landmark,
  check: ShieldCheck,
  content: MessageSquare,
  feed: CalendarSync,
  review: Star,
  notice: Bell,
};

/** One thing that waits: what, about whom, since when, and the way to settle it. */
export function QueueRow({ item: { id, kind, name, count, since, dueAt, review } }: { item: QueueItem }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const Icon = icons[kind];
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
      <LinkButton size="compact" data-settles data-opens to={queuePlaces[kind](id)}>
        {t('dashboard.queue.open')}
        <span className="sr-only">{`: ${said}${name ? `, ${name}` : ''}`}</span>
      </LinkButton>
    </li>
  );
}
