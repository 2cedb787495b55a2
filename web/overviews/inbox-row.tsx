import {
  CalendarX,
  Clock,
  CreditCard,
  Images,
  type LucideIcon,
  MapPinOff,
  MessageSquare,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import type { InboxKind } from '#contract/overviews.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { DueMark } from './due-mark.tsx';
import { useInboxReason } from './use-inbox-reason.ts';

const icons: Record<InboxKind, LucideIcon> = {
  pay: CreditCard,
  door: TriangleAlert,
  card: CreditCard,
  report: TriangleAlert,
  bidless: Clock,
  bids: Users,
  approve: Images,
  repost: Clock,
  uncovered: CalendarX,
  calendar: TriangleAlert,
  place: MapPinOff,
  message: MessageSquare,
};

/** Where all of it is seen: the row itself leads there. */
export interface RowWay {
  to: string;
  title: string;
  /** What opens, for who hears the page; null where the name says enough. */
  opens: 'job' | 'open' | null;
}

interface InboxRowProps {
  item: InboxItem;
  way: RowWay | null;
  /** It is done, and stays only because somebody has it open: the keys go past it. */
  settled?: boolean;
  /** What is to be said of it instead, where it is settled already. */
  reason?: string | undefined;
  /** What settles it, or leads to where it is settled. */
  actions: ReactNode;
  /** What there is to choose from, below it. */
  children?: ReactNode;
}

/** One thing that needs the host: where, why and until when, and what settles it. */
export function InboxRow({ item, way, settled, reason: said, actions, children }: InboxRowProps) {
  const { t } = useTranslation('host');
  const reason = useInboxReason(item);
  const Icon = icons[item.kind];
  return (
    // the keys walk from row to row, and no toast lies over what has become of one
    <li
      tabIndex={-1}
      data-settled={settled || undefined}
      data-keeps-clear={settled || undefined}
      className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 lg:col-span-full lg:grid-cols-subgrid lg:py-2"
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft max-lg:self-start" />
      <p className="flex flex-wrap items-baseline gap-x-2 max-lg:col-span-2 lg:max-w-72">
        {way ? (
          // one link as large as the row: its buttons lie above it
          <Link
            to={way.to}
            data-opens
            className="font-semibold after:absolute after:inset-0 after:rounded-control group-hover:underline"
          >
            {way.opens && <span className="sr-only">{`${t(`calendarAsks.${way.opens}`)}:`}</span>}{' '}
            <bdi>{way.title}</bdi>
          </Link>
        ) : (
          <span className="font-semibold">{t('start.card')}</span>
        )}
        <Day item={item} />
      </p>
      {/* in the direction of the page: a sentence may begin with a name in another script */}
      <p className="line-clamp-2 text-14 wrap-anywhere text-ink-soft max-lg:col-span-2 max-lg:col-start-2">
        {said ?? reason}
      </p>
      <span className="max-lg:col-start-2">{!settled && <DueMark item={item} />}</span>
      <div className="relative z-1 grid">{actions}</div>
      {children && <div className="relative z-1 col-span-full pt-1.5 sm:ps-9">{children}</div>}
    </li>
  );
}

/** Tells the cleanings of one home apart. */
function Day({ item: { job, stay, dueAt } }: Pick<InboxRowProps, 'item'>) {
  const { language } = useLanguage();
  const at = job?.startTime ?? (stay && dueAt);
  if (!at) return null;
  return (
    <bdi className="text-13 text-ink-soft tabular-nums">
      {formatDay(at, { language, timeZone: job?.timeZone ?? stay?.property.timeZone ?? 'UTC' })}
    </bdi>
  );
}
