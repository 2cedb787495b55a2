import { formatDateTime, formatMedium, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';

/** Farther away, a day of the week says less than the year. */
const farAway = 300 * 24 * 60 * 60 * 1000;

/** A moment in a table by the operator’s clock, in one line and the one form of all lists. */
export function DateCell({ at }: { at: string }) {
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const place = { language, timeZone };
  const moment = new Date(at);
  const isFar = Math.abs(useNow() - moment.getTime()) > farAway;
  return (
    <span className="tabular-nums md:whitespace-nowrap">
      {isFar ? `${formatMedium(at, place)} ${zoneName(moment, timeZone)}` : formatDateTime(at, place)}
    </span>
  );
}
