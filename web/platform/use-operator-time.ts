import { formatMedium, zoneName } from './format.ts';
import { useLanguage } from './language.tsx';
import { useOperatorZone } from './use-operator-zone.ts';

/** "Nov 21, 2026, 11:00 AM EST": a moment as all admins read it, by the operator’s clock, which it names. */
export function useOperatorTime(): (instant: string) => string {
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  return (instant) => `${formatMedium(instant, { language, timeZone })} ${zoneName(new Date(instant), timeZone)}`;
}
