import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { duneStart, exampleZone, hoursLater } from './example-week.ts';

/** Three entries of a calendar feed, and what was made of each. */
export function CalendarDecisions() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const place = { language, timeZone: exampleZone };
  return (
    <ul className="border-b border-line">
      <Decision
        entry="Chidi O."
        detail={t('how.calendar.stay', { day: formatDay(duneStart, place) })}
        outcome={t('how.calendar.made')}
        why={t('how.calendar.madeWhy', { time: formatTime(duneStart, place), amount: formatMoney(12_000) })}
        good
      />
      <Decision
        entry={t('how.calendar.blocked')}
        detail={formatDay(hoursLater(6 * 24), place)}
        outcome={t('how.calendar.ignored')}
        why={t('how.calendar.ignoredWhy')}
      />
      <Decision
        entry="Sofia M."
        detail={t('how.calendar.twice')}
        outcome={t('how.calendar.once')}
        why={t('how.calendar.onceWhy')}
      />
    </ul>
  );
}

type DecisionProps = { entry: string; detail: string; outcome: string; why: string; good?: boolean };

function Decision({ entry, detail, outcome, why, good = false }: DecisionProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1.15fr)_1.25rem_minmax(0,1fr)] items-center gap-3 border-t border-line py-2.5 text-14">
      <span>
        <bdi className="font-medium">{entry}</bdi> <span className="text-ink-faint">{detail}</span>
      </span>
      <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="mirror text-ink-faint" />
      <span>
        <b className={good ? 'font-medium text-green-ink' : 'font-medium'}>{outcome}</b> <span>{why}</span>
      </span>
    </li>
  );
}
