import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useFetchWhenQuiet } from '#web/ui/first-use.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { KeepsChosen } from '#web/work/chosen-ahead.tsx';
import { FinishStep } from '#web/work/on-site/finish-step.tsx';
import { PhotoStep } from '#web/work/on-site/photo-step.tsx';
import { StepStrip } from '#web/work/on-site/step-strip.tsx';
import { TasksStep } from '#web/work/on-site/tasks-step.tsx';
import { useStepName } from '#web/work/on-site/use-step-name.ts';
import { type Steps, useSteps } from '#web/work/on-site/use-steps.ts';
import { LatePart } from '../late-part.tsx';
import { AccessStep } from './access-step.tsx';

// Most get in.
const WaitingLine = lazy(() => import('#web/work/waiting-line.tsx').then((file) => ({ default: file.WaitingLine })));

interface AtWork {
  job: JobDetail;
  user: User;
}

interface OnSiteProps extends AtWork {
  /** The job as one page. */
  children: ReactNode;
}

/** The address of the job as one page, beside its steps. */
const whole = 'all';
const topLink = 'inline-flex min-h-11 items-center text-13';

/** A cleaner at work on a phone: the one next thing, large, and every other a tap away. */
export function OnSite({ job, user, children }: OnSiteProps) {
  const [query] = useSearchParams();
  return (
    <KeepsChosen>
      {query.get('step') === whole ? <Whole job={job}>{children}</Whole> : <Stepwise job={job} user={user} />}
    </KeepsChosen>
  );
}

function Whole({ job, children }: Pick<OnSiteProps, 'job' | 'children'>) {
  const { t } = useTranslation('onSite');
  return (
    <>
      <div className="page pt-2">
        <TextLink className={topLink} to={to('job', { id: job.id })}>
          {t('stepwise')}
        </TextLink>
      </div>
      {children}
    </>
  );
}

function Stepwise({ job, user }: AtWork) {
  const { t } = useTranslation('onSite');
  const { language } = useLanguage();
  const steps = useSteps(job, user.id);
  useFetchWhenQuiet();
  const nameOf = useStepName();
  const heading = useFocusOn(steps.current.id);
  const end = formatTime(job.endTime, { language, timeZone: job.timeZone });
  return (
    <div className="page grid grid-cols-1 gap-4 pb-36">
      <div className="grid gap-1 pt-2">
        <nav aria-label={t('more')} className="flex flex-wrap justify-between gap-x-4">
          <TextLink className={topLink} to={to('cleanerToday')}>
            {t('today')}
          </TextLink>
          <span className="flex gap-5">
            {job.can.includes('message') && (
              <TextLink className={topLink} to={to('conversation', { id: job.id, personId: user.id })}>
                {t('messages')}
              </TextLink>
            )}
            <TextLink className={topLink} to={to('job', { id: job.id }, { step: whole })}>
              {t('whole')}
            </TextLink>
          </span>
        </nav>
        <p className="flex justify-between gap-4 text-14">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{job.title}</bdi>
          <span className="shrink-0 text-ink-soft">{t('until', { time: end })}</span>
        </p>
      </div>
      <StepStrip steps={steps} />
      <WaitsElsewhere job={job} steps={steps} />
      <h1 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {nameOf(steps.current)}
      </h1>
      <StepBody key={steps.current.id} job={job} user={user} steps={steps} />
    </div>
  );
}

/** The first step says all of it. */
function WaitsElsewhere({ job, steps: { current, all, at } }: Pick<AtWork, 'job'> & { steps: Steps }) {
  const [access] = all;
  const { waiting } = job;
  if (!access || current.id === access.id || !waiting || waiting.endedAt !== null) return null;
  return (
    <LatePart height="h-11">
      <WaitingLine job={job} waiting={waiting} door={at(access)} />
    </LatePart>
  );
}

function StepBody({ job, user, steps }: AtWork & { steps: Steps }) {
  const money = useJobPrice(job, 'cleaner');
  switch (steps.current.kind) {
    case 'access':
      return <AccessStep job={job} steps={steps} />;
    case 'before':
      return <PhotoStep job={job} steps={steps} type="BEFORE" userId={user.id} />;
    case 'after':
      return <PhotoStep job={job} steps={steps} type="AFTER" userId={user.id} />;
    case 'finish':
      return <FinishStep {...{ job, steps }} userId={user.id} money={job.helping ? null : money} />;
    default:
      return <TasksStep job={job} steps={steps} userId={user.id} />;
  }
}

/** Whoever cannot see the page hears that it is another step. */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return heading;
}
