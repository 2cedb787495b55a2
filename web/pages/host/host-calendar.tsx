import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { to } from '#web/paths.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MonthCalendar } from '#web/ui/month-calendar.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HostFeeds } from './host-feeds.tsx';
import { monthSpan } from './month-span.ts';

const most = 100;

/** The month with a square for each cleaning, and beside it the cleanings of the chosen day or of the whole month. */
export function HostCalendar() {
  const { t } = useTranslation('calendar');
  const [query, setQuery] = useSearchParams();
  const today = utcToZoned(new Date(useNow()).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone).slice(
    0,
    10,
  );
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? today.slice(0, 7);
  const day = query.get('day')?.startsWith(month) ? query.get('day') : null;
  const show = (next: Record<string, string>) => setQuery(next, { replace: true, preventScrollReset: true });
  const jobs = useRead(listHostJobs, { query: { ...monthSpan(month), limit: most } });
  const cleanings = jobs.data?.filter(({ status }) => status !== 'CANCELED').toSorted(bySoonest) ?? [];
  return (
    <div className="page grid gap-8 py-8">
      <PageHead
        title={t('title')}
        lede={t('lede')}
        actions={
          <>
            <LinkButton to={{ search: query.toString(), hash: 'calendars' }}>{t('connected')}</LinkButton>
            <LinkButton variant="primary" icon={Plus} to={to('hostPostJob')}>
              {t('postJob')}
            </LinkButton>
          </>
        }
      />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
          <MonthCalendar
            month={month}
            onMonthChange={(next) => show({ month: next })}
            today={today}
            selected={day}
            onDaySelect={(date) => show(date === day ? { month } : { month: date.slice(0, 7), day: date })}
            marks={cleanings.filter((job) => dateOf(job).startsWith(month)).map((job) => markOf(job, t))}
            legend={[
              { label: t('legend.set'), tone: 'green' },
              { label: t('legend.needsYou'), tone: 'apricot' },
              { label: t('legend.open'), tone: 'amber' },
            ]}
          />
        </div>
        <CleaningsOf
          read={jobs}
          cleanings={cleanings.filter((job) => isListed(dateOf(job), { day, month, today }))}
          title={titleOf({ day, month, today })}
        />
      </div>
      {/* not before the list above has its height */}
      {!jobs.isPending && <HostFeeds />}
    </div>
  );
}

interface Chosen {
  day: string | null;
  month: string;
  today: string;
}
type ListTitle = 'fromToday' | 'wholeMonth' | { day: string };

/** The chosen day; else of this month what is still to come, of any other month all of it. */
function isListed(date: string, { day, month, today }: Chosen): boolean {
  if (day) return date === day;
  return date.startsWith(month) && (!today.startsWith(month) || date >= today);
}

function titleOf({ day, month, today }: Chosen): ListTitle {
  if (day) return { day };
  return today.startsWith(month) ? 'fromToday' : 'wholeMonth';
}

type Translate = ReturnType<typeof useTranslation<'calendar'>>['t'];

const bySoonest = (one: HostJob, other: HostJob) => one.startTime.localeCompare(other.startTime);
/** The day of the cleaning where the property is. */
const dateOf = ({ startTime, timeZone }: HostJob) => utcToZoned(startTime, timeZone).slice(0, 10);

function markOf(job: HostJob, t: Translate) {
  const waits = job.status === 'SUBMITTED' || job.can.includes('repost') || (job.status === 'OPEN' && hasBids(job));
  const tone = waits ? 'apricot' : job.status === 'OPEN' ? 'amber' : 'green';
  return {
    id: job.id,
    date: dateOf(job),
    tone,
    label: t('mark', { title: job.property.title, context: tone }),
  } as const;
}

const hasBids = ({ bids }: HostJob) => bids.some(({ status }) => status === 'PENDING');

type CleaningsProps = {
  read: Pick<
    ReturnType<typeof useRead<typeof import('#contract/jobs.ts').listHostJobs>>,
    'isPending' | 'error' | 'refetch' | 'isFetching'
  >;
  cleanings: readonly HostJob[];
  title: ListTitle;
};

function CleaningsOf({ read, cleanings, title }: CleaningsProps) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  return (
    <Section
      title={typeof title === 'string' ? t(title) : formatDay(`${title.day}T12:00:00Z`, { language, timeZone: 'UTC' })}
      aside={read.isPending ? null : t('count', { count: cleanings.length })}
    >
      {read.isPending && <SkeletonRows rows={4} />}
      {read.error && <ReadFailed title={t('failed')} read={read} />}
      {!read.isPending && !read.error && cleanings.length === 0 && (
        <EmptyState title={t(typeof title === 'string' ? 'emptyMonth' : 'emptyDay')} description={t('emptyText')} />
      )}
      {cleanings.map((job) => (
        <JobCard viewer="host" key={job.id} job={job} look="row" note={job.cleaner && <bdi>{job.cleaner.name}</bdi>} />
      ))}
    </Section>
  );
}
