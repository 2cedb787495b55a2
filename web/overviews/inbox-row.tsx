import { cx } from 'class-variance-authority';
import {
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
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
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
  calendar: TriangleAlert,
  place: MapPinOff,
  message: MessageSquare,
};

interface InboxRowProps {
  item: InboxItem;
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
export function InboxRow({ item, settled, reason: said, actions, children }: InboxRowProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const reason = useInboxReason(item);
  const { kind, job, calendar, home } = item;
  const Icon = icons[kind];
  const tone = whomItWaitsFor() === null ? 'text-apricot-ink' : 'text-ink-soft';
  return (
    // the keys walk from row to row, and no toast lies over what has become of one
    <li
      tabIndex={-1}
      data-settled={settled || undefined}
      data-keeps-clear={settled || undefined}
      className="grid gap-3 py-3.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Icon aria-hidden size={20} strokeWidth={1.75} className={cx('mt-0.5 shrink-0 self-start', tone)} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-semibold">
              {job?.property.title ?? calendar?.property.title ?? home?.title ?? t('start.card')}
            </bdi>
            {job && (
              <bdi className="text-13 text-ink-soft tabular-nums">
                {formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone })}
              </bdi>
            )}
          </p>
          <p className="line-clamp-3 text-14 wrap-anywhere text-ink-soft">
            {/* in the direction of the page: a sentence may begin with a name in another script */}
            {said ?? reason}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end max-sm:ps-9">
          {actions}
        </div>
      </div>
      {children && <div className="sm:ps-9">{children}</div>}
    </li>
  );
}
