import { cx } from 'class-variance-authority';
import {
  CalendarX,
  ChevronRight,
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
import { formatDateTime, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Link } from '#web/ui/link.tsx';
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
  const { language } = useLanguage();
  const reason = useInboxReason(item);
  const { kind, job, stay, dueAt } = item;
  const Icon = icons[kind];
  const tone = whomItWaitsFor() === null ? 'text-apricot-ink' : 'text-ink-soft';
  return (
    // the keys walk from row to row, and no toast lies over what has become of one
    <li
      tabIndex={-1}
      data-settled={settled || undefined}
      data-keeps-clear={settled || undefined}
      className="group relative grid gap-3 py-3.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Icon aria-hidden size={20} strokeWidth={1.75} className={cx('mt-0.5 shrink-0 self-start', tone)} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-baseline gap-x-2">
            {way ? (
              // one link as large as the row: its buttons lie above it
              <Link
                to={way.to}
                data-opens
                className="font-semibold after:absolute after:inset-0 after:rounded-control group-hover:underline"
              >
                {way.opens && <span className="sr-only">{`${t(`calendarAsks.${way.opens}`)}:`}</span>}{' '}
                <bdi>{way.title}</bdi>
                {/* on a phone the line below has no end for it */}
                <Onward size={16} className="ms-0.5 inline align-[-0.2em] sm:hidden" />
              </Link>
            ) : (
              <span className="font-semibold">{t('start.card')}</span>
            )}
            {job && (
              <bdi className="text-13 text-ink-soft tabular-nums">
                {formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone })}
              </bdi>
            )}
            {stay && dueAt && (
              <bdi className="text-13 text-ink-soft tabular-nums">
                {formatDateTime(dueAt, { language, timeZone: stay.property.timeZone })}
              </bdi>
            )}
          </p>
          <p className="line-clamp-3 text-14 wrap-anywhere text-ink-soft">
            {/* in the direction of the page: a sentence may begin with a name in another script */}
            {said ?? reason}
          </p>
        </div>
        <div className="relative z-1 empty:hidden max-sm:w-full max-sm:ps-9 max-sm:*:w-full">{actions}</div>
        {way && <Onward size={18} className="shrink-0 max-sm:hidden" />}
      </div>
      {children && <div className="relative z-1 sm:ps-9">{children}</div>}
    </li>
  );
}

/** That the row leads on, for who sees it. */
const Onward = ({ size, className }: { size: number; className: string }) => (
  <ChevronRight aria-hidden size={size} strokeWidth={1.75} className={cx('mirror text-ink-soft', className)} />
);
