import { cx } from 'class-variance-authority';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/calendar.ts';
import { type EventKind, platformNames } from '#contract/calendar-words.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { CleaningLine } from './cleaning-line.tsx';
import { useDecisionWords } from './decision-words.ts';
import { StayDoubts } from './stay-doubts.tsx';
import { useDay } from './use-day.ts';

const tones: Record<EventKind, BadgeTone> = {
  stay: 'green',
  tentative: 'line',
  block: 'neutral',
  gone: 'neutral',
  ignored: 'neutral',
};

type DecisionRowProps = {
  decision: Omit<Decision, 'id' | 'bookingId'>;
  /** Changes it. */
  control?: ReactNode;
  /** The one for which the list was opened. */
  isMeant?: boolean;
};

/** One event of a feed: when, what it was taken for, what becomes of the cleaning, and why. */
export function DecisionRow({ decision, control, isMeant = false }: DecisionRowProps) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const words = useDecisionWords();
  const { kind, reason, guestName, cleaning, movedFrom, alsoAt, overlaps } = decision;
  const isMissing = reason.code === 'goneOnce' || reason.code === 'goneKept';
  const dates = { from: day(decision.checkInDate), until: day(decision.checkOutDate) };
  const others = reason.code === 'sameStay' ? [] : alsoAt.flatMap((at) => (at === 'direct' ? [] : platformNames[at]));
  const bringIntoSight = useCallback((row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' }), []);
  return (
    <li
      ref={isMeant ? bringIntoSight : undefined}
      aria-current={isMeant || undefined}
      className={cx('grid gap-2 py-3.5', isMeant && '-mx-3 rounded-card bg-sunken px-3')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-14 font-semibold tabular-nums">{t('dates', dates)}</span>
        {isMissing ? (
          <Badge tone="apricot">{t('kind.missing')}</Badge>
        ) : (
          <Badge tone={tones[kind]}>{t(`kind.${kind}`)}</Badge>
        )}
        {guestName && <bdi className="text-13 text-ink-soft">{guestName}</bdi>}
      </div>
      <div className="grid gap-0.5 text-13">
        {cleaning.code !== 'none' && <CleaningLine of={decision} className="text-14" />}
        <p className="text-ink-soft">
          {words.reason(decision)} {movedFrom && t('decisions.movedFrom', { day: day(movedFrom) })}{' '}
          {others.map((platform) => t('decisions.alsoAt', { platform })).join(' ')}
        </p>
        <StayDoubts overlaps={overlaps} />
      </div>
      {control}
    </li>
  );
}
