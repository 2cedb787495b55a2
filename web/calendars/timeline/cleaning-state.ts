import type { useTranslation } from 'react-i18next';
import { bidlessNear } from '#contract/terms.ts';
import type { TimelineCleaning, TimelineStay } from '#contract/timeline.ts';
import type { StripGap } from '#web/ui/week-strip.tsx';

export type Translate = ReturnType<typeof useTranslation<'timeline'>>['t'];
export type State = Pick<StripGap, 'tone' | 'title'> & { short: string };

/** Where a cleaning stands: its color and its words, the same in week and month. `movedTo`: the weekday to which its stay moved meanwhile. */
export function cleaningState(cleaning: TimelineCleaning, t: Translate, now: number, movedTo?: string): State {
  const { waitsFor, status, bidCount: count, isReported } = cleaning;
  if (movedTo)
    return { tone: 'need', title: t('state.moved', { day: movedTo }), short: t('state.moved', { day: movedTo }) };
  const name = cleaning.cleanerName ?? t('state.assigned');
  switch (waitsFor) {
    case 'choice':
      return { tone: 'need', title: t('state.bids', { count }), short: t('short.bids', { count }) };
    case 'bids':
      if (Date.parse(cleaning.startTime) - now < bidlessNear)
        return { tone: 'need', title: t('state.noBids'), short: t('short.noBids') };
      return { tone: 'open', title: t('state.open'), short: t('short.open') };
    case 'confirmation':
      return { tone: 'open', title: t('state.unconfirmed', { name }), short: firstName(name) };
    case 'approval':
      if (isReported) return { tone: 'need', title: t('state.reported'), short: t('state.reported') };
      return { tone: 'need', title: t('state.approve'), short: t('short.approve') };
    case 'stayGone':
      return { tone: 'need', title: t('state.stayGone'), short: t('short.stayGone') };
    case 'stayUnsure':
      return { tone: 'need', title: t('state.stayUnsure'), short: t('short.stayUnsure') };
    case 'repost':
      return { tone: 'need', title: t('state.repost'), short: t('short.repost') };
  }
  if (status === 'IN_PROGRESS') return { tone: 'live', title: t('state.running'), short: t('short.running') };
  // paid or not, its money waits
  if (isReported) return { tone: 'open', title: t('state.reported'), short: t('state.reported') };
  if (status === 'PAID') return { tone: 'done', title: t('state.done'), short: t('short.done') };
  return { tone: 'set', title: name, short: firstName(name) };
}

/** A turnover nobody cleans: what keeps its job from being posted, if anything does. */
export function openState(
  { cleaning }: TimelineStay,
  t: Translate,
  day: (date: string) => string,
): State & { detail: string } {
  const { code, from } = cleaning;
  if (code === 'needsCard' || code === 'needsPayment' || code === 'needsHours' || code === 'needsZone')
    return { tone: 'need', title: t(`gap.${code}`), short: t('short.post'), detail: t('gap.thenPosted') };
  if (code === 'overlaps')
    return { tone: 'need', title: t('gap.overlaps'), short: t('short.overlaps'), detail: t('gap.whichStay') };
  if (code === 'later' && from)
    return { tone: 'free', title: t('gap.later', { day: day(from) }), short: t('short.later'), detail: t('gap.now') };
  return { tone: 'due', title: t('gap.none'), short: t('short.post'), detail: t('gap.post') };
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
