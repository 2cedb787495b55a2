import { cx } from 'class-variance-authority';
import { ArrowRight } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfJob } from '#contract/shown-address.ts';
import type { Stop } from '#contract/today.ts';
import { AccessPanel } from '#web/access/access-panel.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { LeaveLine } from '#web/today/leave-line.tsx';
import { LegLine } from '#web/today/leg-line.tsx';
import { WayLinks } from '#web/today/way-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { StartButton } from '#web/work/start-button.tsx';
import { LatePart } from '../late-part.tsx';
import { RunningStop } from './running-stop.tsx';
import { StopDoor } from './stop-door.tsx';
import { StopTasks } from './stop-tasks.tsx';
import { StopWait } from './stop-wait.tsx';
import { wayBefore } from './way-before.ts';

/** Most work alone. */
const Alongside = lazy(() => import('#web/today/alongside.tsx').then((file) => ({ default: file.Alongside })));

interface CurrentStopProps {
  stop: Stop;
  stops: readonly Stop[];
}

/** The stop to turn to, with all that is needed from here to its door: when to leave, the way, how to get in, what to do. */
export function CurrentStop({ stop, stops }: CurrentStopProps) {
  const { job } = stop;
  const deed = <Deed stop={stop} />;
  const place = (
    <>
      <Way stop={stop} stops={stops} />
      <AccessPanel job={{ ...job, accessGiven: stop.accessGiven, startOpensAt: stop.startOpensAt }} />
      <StopDoor stop={stop} />
      <Written job={job} />
    </>
  );
  // whoever is inside needs the way on, not the way there
  if (job.status === 'IN_PROGRESS') return <RunningStop {...{ stop, deed, place }} head={<Head stop={stop} />} />;
  return (
    <article className="grid gap-4" aria-labelledby="current-stop">
      <Head stop={stop} />
      <StopWait stop={stop} />
      {place}
      <StopTasks stop={stop} />
      {deed}
    </article>
  );
}

/** When, which home, for how much; of one that has not begun what there is to clean, too. */
function Head({ stop }: Pick<CurrentStopProps, 'stop'>) {
  const { t } = useTranslation('jobs');
  const { job } = stop;
  const rooms = useRooms()(job.property);
  const price = useJobPrice(job, 'cleaner');
  // what it brings was weighed before
  const isBegun = job.status === 'IN_PROGRESS' && !job.helping;
  return (
    <div className="grid gap-1">
      {!stop.waiting && <LeaveLine stop={stop} />}
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="current-stop" className="min-w-0 text-20 wrap-anywhere">
          <Link to={to('job', { id: job.id })} className="-my-2 inline-block rounded-mark py-2 hover:underline">
            <bdi>{job.title}</bdi>
          </Link>
        </h2>
        <p className={cx('text-end', job.helping && 'flex flex-col-reverse')}>
          {/* a name is no sum: it stands in the size of what is written */}
          <bdi className={cx('font-semibold tabular-nums', job.helping ? 'text-14' : 'text-20')}>{price.amount}</bdi>
          <span className={isBegun ? 'sr-only' : 'block text-12 text-ink-soft'}>{price.label}</span>
        </p>
      </div>
      {job.status !== 'IN_PROGRESS' && (
        <>
          <p className="text-14 text-ink-soft">
            <JobWhen job={job} />
          </p>
          <p className="text-14 text-ink-soft">
            {[t(`cleaningType.${job.cleaningType}`), rooms].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      {stop.alongside && (
        <LatePart height="h-5">
          <Alongside names={stop.alongside} />
        </LatePart>
      )}
    </div>
  );
}

/** Where it is, and how one gets there. */
function Way({ stop, stops }: CurrentStopProps) {
  const { job } = stop;
  return (
    <div className="grid gap-2">
      <p className="text-16">
        <bdi>{addressOfJob(job)}</bdi>
      </p>
      <p className="text-13 text-ink-soft">
        <LegLine stop={stop} {...wayBefore(stop, stops)} />
      </p>
      <WayLinks from={null} to={addressOfJob(job)} />
    </div>
  );
}

/** The next step with it. */
function Deed({ stop }: Pick<CurrentStopProps, 'stop'>) {
  const { t } = useTranslation('today');
  const { job } = stop;
  return (
    <ThumbBar className="max-lg:*:w-full">
      {job.status === 'IN_PROGRESS' || job.helping ? (
        <LinkButton
          variant={stop.waiting ? 'secondary' : 'primary'}
          size="large"
          iconEnd={ArrowRight}
          to={to('job', { id: job.id })}
        >
          {t(job.status === 'IN_PROGRESS' ? 'continue' : 'open')}
        </LinkButton>
      ) : (
        <StartButton job={{ ...job, startOpensAt: stop.startOpensAt }} />
      )}
    </ThumbBar>
  );
}

/** What the host has written: about this job, and about the home. */
function Written({ job: { specialInstructions, property } }: Pick<Stop, 'job'>) {
  const { t } = useTranslation('jobs');
  const texts = [
    { label: t('details.instructions'), text: specialInstructions },
    { label: t('details.notes'), text: property.notes },
  ];
  if (texts.every(({ text }) => !text)) return null;
  return (
    <dl className="grid gap-3 border-t border-line pt-4 text-14">
      {texts.map(
        ({ label, text }) =>
          text && (
            <div key={label}>
              <dt className="text-12 text-ink-soft">{label}</dt>
              <dd className="max-w-prose whitespace-pre-line wrap-anywhere">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
