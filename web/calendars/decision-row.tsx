import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/calendar.ts';
import type { EventKind } from '#contract/calendar-words.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { CleaningLine } from './cleaning-line.tsx';
import { useDecisionWords } from './decision-words.ts';
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
};

/** One event of a feed: when, what it was taken for, what becomes of the cleaning, and why. */
export function DecisionRow({ decision, control }: DecisionRowProps) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const words = useDecisionWords();
  const { kind, guestName, cleaning, jobId, movedFrom } = decision;
  const isCanceledToo = kind === 'gone' && jobId !== null && cleaning.code === 'none';
  const dates = { from: day(decision.checkInDate), until: day(decision.checkOutDate) };
  return (
    <li className="grid gap-2 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-14 font-semibold tabular-nums">{t('dates', dates)}</span>
        <Badge tone={tones[kind]}>{t(`kind.${kind}`)}</Badge>
        {guestName && <bdi className="text-13 text-ink-soft">{guestName}</bdi>}
      </div>
      <div className="grid gap-0.5 text-13">
        {cleaning.code !== 'none' && <CleaningLine of={decision} className="text-14" />}
        {isCanceledToo && <p className="text-14">{t('cleaning.jobCanceledToo')}</p>}
        <p className="text-ink-soft">
          {words.reason(decision)} {movedFrom && t('decisions.movedFrom', { day: day(movedFrom) })}
        </p>
      </div>
      {control}
    </li>
  );
}
