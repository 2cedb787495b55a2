import {
  Bell,
  CalendarSync,
  CalendarX,
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
import { formatDateTime, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { QueueFacts } from './queue-facts.tsx';

const icons: Record<QueueKind, LucideIcon> = {
  uncovered: CalendarX,
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

/** One thing that waits: what, about whom, until or since when, and the way to settle it. */
export function QueueRow({ item }: { item: QueueItem }) {
  const { t } = useTranslation('admin');
  const { id, kind, name, review } = item;
  const Icon = icons[kind];
  const said = useTitle(item);
  return (
    // the keys walk from row to row
    <li tabIndex={-1} className="flex items-center gap-3.5 py-1.5">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-apricot-ink" />
      <div className="grid min-w-0 flex-1 items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-1.5 text-14 wrap-anywhere">
            <span className="font-semibold">{said}</span>
            {/* how good, and below where: whether it is worth reading first */}
            {review && <StarRating value={review.stars} />}
          </p>
          <QueueFacts item={item} />
        </div>
        <When item={item} />
      </div>
      <LinkButton size="compact" data-settles data-opens to={queuePlaces[kind](id)}>
        {t('dashboard.queue.open')}
        <span className="sr-only">{`: ${said}${name ? `, ${name}` : ''}`}</span>
      </LinkButton>
    </li>
  );
}

function useTitle({ kind, count, dueAt, bidCount }: QueueItem): string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isLate = useNow() > Date.parse(dueAt ?? '');
  // it counts bids for as long as nobody is hired
  const ofJob = bidCount === undefined ? 'unconfirmed' : isLate ? 'uncoveredNow' : 'uncovered';
  return t(`dashboard.queue.${kind === 'uncovered' ? ofJob : kind}`, { shown: formatNumber(count, language) });
}

/** How long is left, or how long it waits already, by the clock of those who decide; when a cleaning starts, by its home’s, as everywhere. */
function When({ item: { kind, since, dueAt, timeZone: ofHome } }: { item: QueueItem }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const ofOperator = useOperatorZone();
  const timeZone = ofHome ?? ofOperator;
  const now = useNow();
  const at = dueAt ?? since;
  const said = kind === 'uncovered' ? 'starts' : dueAt ? 'due' : 'since';
  return (
    <p className="text-13 text-ink-soft sm:text-end">
      {/* a phone has room for one of the two, unless time runs out */}
      <span className={dueAt ? 'font-medium text-ink sm:block' : 'max-sm:hidden sm:block'}>
        {formatRelative(at, now, { language, timeZone })}
      </span>
      {dueAt && (
        <span aria-hidden className="sm:hidden">
          {' · '}
        </span>
      )}
      <bdi className="tabular-nums sm:block">
        {t(`dashboard.queue.${said}`, { when: formatDateTime(at, { language, timeZone }) })}
      </bdi>
    </p>
  );
}
