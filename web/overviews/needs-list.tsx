import { CalendarX, Clock, CreditCard, Images, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import { formatMoney, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';

interface NeedsListProps {
  /** Finished work to look at and pay, what is still to be paid beside a job, open jobs that ended without a cleaner, or that begin soon without a bid. */
  kind: 'approve' | 'repost' | 'bidless' | 'pay';
  needs: readonly Pick<HostOverview['needsYou'][number], 'job'>[];
}

const icons: Record<NeedsListProps['kind'], LucideIcon> = {
  approve: Images,
  repost: CalendarX,
  bidless: Clock,
  pay: CreditCard,
};

/** What else waits for the host; nothing at all where nothing does. */
export function NeedsList({ kind, needs }: NeedsListProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const Icon = icons[kind];
  if (needs.length === 0) return null;
  return (
    <Section title={t(`${kind}.title`)}>
      <ul className="divide-y divide-line">
        {needs.map(({ job }) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
            <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-apricot-ink" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">
                <bdi>{job.property.title}</bdi>
              </p>
              <p className="text-13 text-ink-soft tabular-nums">
                <bdi>{formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone })}</bdi>
              </p>
            </div>
            {/* what is still to be paid is another sum, which the job says */}
            {kind !== 'pay' && <bdi className="text-14 font-semibold tabular-nums">{formatMoney(job.payoutCents)}</bdi>}
            <LinkButton
              size="compact"
              to={kind === 'repost' ? to('hostPostJob', undefined, { from: job.id }) : to('job', { id: job.id })}
              aria-label={t(`${kind}.buttonOf`, { title: job.property.title })}
            >
              {t(`${kind}.button`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
