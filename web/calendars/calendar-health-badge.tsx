import { useTranslation } from 'react-i18next';
import type { CalendarHealth } from '#contract/calendar-words.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<CalendarHealth, BadgeTone> = {
  active: 'green',
  waiting: 'line',
  disabled: 'neutral',
  shrunk: 'amber',
  failing: 'red',
  stale: 'red',
};

/** How a connected calendar does, in a word. */
export function CalendarHealthBadge({ health }: { health: CalendarHealth }) {
  const { t } = useTranslation('adminCalendars');
  return <Badge tone={tones[health]}>{t(`healths.${health}`)}</Badge>;
}
