import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfJob } from '#contract/shown-address.ts';
import type { Stop } from '#contract/today.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { formatNumber, formatTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LeaveLine } from '#web/today/leave-line.tsx';
import { LegLine } from '#web/today/leg-line.tsx';
import { stageOf } from '#web/today/stage-of.ts';
import { WayLinks } from '#web/today/way-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { JobStanding } from '../job-standing.tsx';
import { LatePart } from '../late-part.tsx';
import { wayBefore } from './way-before.ts';

/** Most work alone. */
const Alongside = lazy(() => import('#web/today/alongside.tsx').then((file) => ({ default: file.Alongside })));

interface DayStopsProps {
  stops: readonly Stop[];
  currentId: string | null;
}

/** The other stops of the day: what comes after the current one, then what is done. */
export function DayStops({ stops, currentId }: DayStopsProps) {
  const { t } = useTranslation('today');
  const parts = (['overdue', 'later', 'done'] as const).map((stage) => ({
    stage,
    rows: stops.filter((stop) => partOf(stop, currentId) === stage),
  }));
  return parts.map(
    ({ stage, rows }) =>
      rows.length > 0 && (
        <Section key={stage} title={t(`stops.${stage}`)}>
          <ol className="divide-y divide-line">
            {rows.map((stop) => (
              <StopRow key={stop.job.id} stop={stop} stops={stops} done={stage === 'done'} />
            ))}
          </ol>
        </Section>
      ),
  );
}

/** What is left from an earlier day comes first: it is neither to be travelled to nor done. */
function partOf({ job, overdue }: Stop, currentId: string | null) {
  const stage = stageOf(job, currentId);
  return overdue && stage === 'later' ? 'overdue' : stage;
}

interface StopRowProps {
  stop: Stop;
  stops: readonly Stop[];
  done: boolean;
}

function StopRow({ stop, stops, done }: StopRowProps) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const { job, leg } = stop;
  const price = useJobPrice(job, 'cleaner');
  const place = { language, timeZone: job.timeZone };
  const hours = `${formatTime(job.startTime, place)}–${formatTime(job.endTime, place)}`;
  const before = stops.find(({ job: { id } }) => id === leg.fromJobId);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3 first:pt-0">
      <StopNumber number={stops.indexOf(stop) + 1} done={done} />
      <Link
        to={to('job', { id: job.id })}
        className="-my-2.5 min-w-0 justify-self-start rounded-mark py-2.5 text-16 font-semibold hover:underline"
      >
        <bdi>{job.title}</bdi>
      </Link>
      <p className={cx('text-end text-16 font-semibold tabular-nums', done && 'text-ink-soft')}>
        {job.helping && <span className="block text-12 font-normal text-ink-soft">{price.label}</span>}
        <bdi>{price.amount}</bdi>
      </p>
      <div className="col-span-2 col-start-2 grid min-w-0 gap-1">
        <p className="text-14 text-ink-soft tabular-nums">
          <bdi>
            {hours} {zoneName(new Date(job.endTime), job.timeZone)}
          </bdi>
        </p>
        {stop.alongside && (
          <LatePart height="h-5">
            <Alongside names={stop.alongside} />
          </LatePart>
        )}
        {done ? (
          <p className="flex flex-wrap gap-1.5">
            <JobStanding job={job} />
          </p>
        ) : stop.overdue ? (
          <LeaveLine stop={stop} />
        ) : (
          <>
            <p className="text-16 font-semibold tabular-nums">
              {t('leave.at', { time: formatTime(leg.leaveBy, place) })}
            </p>
            <div className="text-13 text-ink-soft">
              <LegLine stop={stop} {...wayBefore(stop, stops)} />
            </div>
            <p className="text-13 wrap-anywhere text-ink-soft">
              <bdi>{addressOfJob(job)}</bdi>
            </p>
            <WayLinks quiet from={before?.job.property.address ?? null} to={addressOfJob(job)} />
          </>
        )}
      </div>
    </li>
  );
}

function StopNumber({ number, done }: { number: number; done: boolean }) {
  const { language } = useLanguage();
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-7 place-items-center rounded-full border-2 text-14 font-semibold tabular-nums',
        done ? 'border-green bg-green-tint text-green-ink' : 'border-line-strong',
      )}
    >
      {done ? <Check size={15} strokeWidth={2.5} /> : formatNumber(number, language)}
    </span>
  );
}
