import { useTranslation } from 'react-i18next';
import type { JobAbility } from '#contract/job-abilities.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { JobStatus, TimelineKind } from '#contract/states.ts';
import { isReportOpen } from '#contract/states.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Timeline, type TimelineProps, type TimelineStep } from '#web/ui/timeline.tsx';
import { useIsOver } from './use-is-over.ts';

const path = ['POSTED', 'ASSIGNED', 'STARTED', 'SUBMITTED', 'PAID'] as const;
type Milestone = (typeof path)[number];

/** How many milestones of the path are behind a job in this state; none come after a cancellation. */
const reached: Record<JobStatus, number> = {
  OPEN: 1,
  ASSIGNED: 2,
  IN_PROGRESS: 3,
  SUBMITTED: 4,
  PAID: 5,
  CANCELED: 5,
};

const trouble: readonly TimelineKind[] = ['CANCELED', 'DISPUTED'];

/** By which the reader reaches the next milestone; while they may not, it waits for its time or for somebody else. */
const leadsTo: Partial<Record<Milestone, JobAbility>> = {
  ASSIGNED: 'selectCleaners',
  STARTED: 'start',
  SUBMITTED: 'submit',
  PAID: 'pay',
};

interface JobTimelineProps {
  job: JobDetail;
  viewer: 'host' | 'cleaner' | 'other';
  orientation?: TimelineProps['orientation'];
}

/** All that has happened to a job, and the milestones that are still to come: none once nobody took it in time. */
export function JobTimeline({ job, viewer, orientation }: JobTimelineProps) {
  const { t } = useTranslation('jobs');
  const at = useMoment(job.timeZone);
  const coming = useComing(job, viewer);
  const dayOf = useDay(job.timeZone);
  const byWhom = useByWhom(viewer);
  const changes = job.timeline.map(({ kind, at: instant, actor, side, withStay, ...more }, index) => ({
    instant,
    key: `${index}-${kind}`,
    label: t(withStay ? `timeline.${kind === 'CANCELED' ? 'stayGone' : 'stayBack'}` : `timeline.${kind}`),
    detail: byWhom({ when: at(instant), actor: side ? t(`timeline.${side}`) : actor, ...more }),
    kind,
  }));
  const moves = job.stayMoves.map(({ from, to, at: instant }) => ({
    instant,
    key: `${instant}-moved`,
    label: t('timeline.stayMoved'),
    detail: t('timeline.fromTo', { from: dayOf(from), to: dayOf(to) }),
    kind: null,
  }));
  const happened = [...changes, ...moves]
    .toSorted((one, other) => Date.parse(one.instant) - Date.parse(other.instant))
    .map(({ instant: _, kind, ...step }, index, all): TimelineStep => {
      return {
        ...step,
        state: stateOf(kind, coming.some(({ state }) => state !== 'trouble') && index === all.length - 1),
      };
    });
  return (
    <Timeline steps={[...happened, ...coming]} label={t('timeline.title')} {...(orientation && { orientation })} />
  );
}

type Translate = ReturnType<typeof useTranslation<'jobs'>>['t'];

interface Change {
  when: string;
  actor: string | null;
  byRule?: true | undefined;
  left?: string | undefined;
  cameIn?: string | undefined;
}

/** When it was, and who did it; a rule does it for the host who wrote it. */
function useByWhom(viewer: JobTimelineProps['viewer']) {
  const { t } = useTranslation('jobs');
  return ({ when, actor, byRule, left, cameIn }: Change): string => {
    if (left && cameIn) return t('timeline.handedOver', { when, left, cameIn });
    if (left) return t('timeline.withdrew', { when, left });
    // an admin passed it on; of the clock, which is Freshkey, the next alone is said
    if (cameIn && actor && actor !== 'Freshkey') return t('timeline.passedOn', { when, cameIn, actor });
    if (cameIn) return t('timeline.by', { when, actor: cameIn });
    if (byRule) return t(viewer === 'host' && !actingFor() ? 'timeline.byYourRule' : 'timeline.byHostsRule', { when });
    return actor ? t('timeline.by', { when, actor }) : when;
  };
}

/** A job is at what happened last, until it has come to its end. */
function stateOf(kind: TimelineKind | null, last: boolean): TimelineStep['state'] {
  if (kind && trouble.includes(kind)) return 'trouble';
  return last ? 'here' : 'done';
}

function useComing(job: JobDetail, viewer: JobTimelineProps['viewer']): TimelineStep[] {
  const isOver = useIsOver(job);
  const { t } = useTranslation('jobs');
  const at = useMoment(job.timeZone);
  if (isOver) return [{ key: 'over', label: t('over'), detail: at(job.endTime), state: 'trouble' }];
  const bids = job.bids?.filter(({ status }) => status === 'PENDING').length;
  const details: Record<Milestone, string | undefined> = {
    POSTED: undefined,
    ASSIGNED: whatChooses(bids, t),
    STARTED: at(job.startTime),
    SUBMITTED: t('timeline.until', { when: at(job.endTime) }),
    PAID:
      job.settlesAt && job.unpaid?.kind !== 'job'
        ? t('timeline.settles', { when: at(job.settlesAt) })
        : t(`timeline.${whatPays(job, viewer)}`),
  };
  return path.slice(reached[job.status]).map((kind, index) => ({
    key: kind,
    label: t(`timeline.${kind}`),
    detail: details[kind],
    state: index === 0 && isDue(kind, job) ? 'due' : 'waiting',
  }));
}

/** Bids wait for whoever may choose: a viewer of the host’s team reads for whom. */
function whatChooses(bids: number | undefined, t: Translate): string | undefined {
  if (bids === undefined) return undefined;
  if (bids === 0) return t('timeline.noBids');
  const name = whomItWaitsFor();
  return name === null ? t('timeline.bids', { count: bids }) : t('timeline.waitingFor', { name });
}

/** What a job waits for whose charge has no date, or none that is still to come. */
function whatPays({ dispute, unpaid }: JobDetail, viewer: JobTimelineProps['viewer']) {
  if (isReportOpen(dispute?.status)) return 'afterReport';
  // the time of the automatic charge has passed, or its card has been refused already
  const isReaders = viewer === 'host' && whomItWaitsFor() === null;
  if (unpaid?.kind === 'job') return isReaders ? 'afterYourPayment' : 'afterPayment';
  return isReaders ? 'afterYourApproval' : 'afterApproval';
}

/** A host without bids has nothing to choose from. */
function isDue(kind: Milestone, { can, bids, dispute }: JobDetail): boolean {
  const ability = leadsTo[kind];
  if (ability === undefined || !can.includes(ability)) return false;
  // a host may pay a reported job, but need not
  if (kind === 'PAID' && isReportOpen(dispute?.status)) return false;
  return kind !== 'ASSIGNED' || (bids?.some(({ status }) => status === 'PENDING') ?? false);
}

/** "Fri, Nov 21, 11:00 AM" on the property's clock. */
function useMoment(timeZone: string) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const place = { language, timeZone };
  return (instant: string) =>
    t('timeline.moment', { day: formatDay(instant, place), time: formatTime(instant, place) });
}

/** "Fri, Nov 21" on the property's calendar. */
function useDay(timeZone: string) {
  const { language } = useLanguage();
  return (instant: string) => formatDay(instant, { language, timeZone });
}
