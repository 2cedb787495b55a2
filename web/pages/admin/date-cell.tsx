import { formatDate, formatTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';

/** A moment in a table by the operator’s clock, its time below its day: on one line it would take the width of two columns, or break anywhere. */
export function DateCell({ at }: { at: string }) {
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const moment = new Date(at);
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="block">{formatDate(moment, language, { dateStyle: 'medium', timeZone })}</span>
      <span className="block text-13 text-ink-soft">
        {`${formatTime(at, { language, timeZone })} ${zoneName(moment, timeZone)}`}
      </span>
    </span>
  );
}
