import type { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import type { useLanguage } from '#web/platform/language.tsx';
import type { StripGap } from '#web/ui/week-strip.tsx';
import { placeOnStrip } from './week-model.ts';

type WeekJob = HostOverview['week'][number];
type Translate = ReturnType<typeof useTranslation<'host'>>['t'];

export interface StripWords {
  t: Translate;
  language: ReturnType<typeof useLanguage>['language'];
  now: number;
  /** Pending bids by job. */
  bids: ReadonlyMap<string, number>;
  firstDate: string;
}

const soonMs = 48 * 3_600_000;

/** A cleaning as a gap of the strip: its hours, what it needs, and the way to it. */
export function stripGap(job: WeekJob, words: StripWords): StripGap {
  const { t, language, firstDate } = words;
  const { timeZone } = job;
  const place = { language, timeZone };
  const start = placeOnStrip(job.startTime, timeZone, firstDate);
  const end = placeOnStrip(job.endTime, timeZone, firstDate);
  const state = stateOf(job, words);
  return {
    key: job.id,
    start,
    end,
    tone: state.tone,
    title: state.title,
    detail: t('week.hours', { start: formatTime(job.startTime, place), end: formatTime(job.endTime, place) }),
    day: formatDay(job.startTime, place),
    to: to('job', { id: job.id }),
  };
}

function stateOf(job: WeekJob, { t, now, bids }: StripWords): Pick<StripGap, 'tone' | 'title'> {
  const count = bids.get(job.id) ?? 0;
  switch (job.status) {
    case 'OPEN':
      if (count > 0) return { tone: 'need', title: t('week.bids', { count }) };
      if (Date.parse(job.startTime) - now < soonMs) return { tone: 'need', title: t('week.noBids') };
      return { tone: 'open', title: t('week.open') };
    case 'ASSIGNED':
      return { tone: 'set', title: job.cleaner?.name ?? t('week.assigned') };
    case 'IN_PROGRESS':
      return { tone: 'live', title: t('week.running') };
    case 'SUBMITTED':
      return { tone: 'need', title: t('week.approve') };
    default:
      return { tone: 'set', title: t('week.done') };
  }
}
