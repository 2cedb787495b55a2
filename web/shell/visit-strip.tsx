import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { backFromVisit, currentVisit, type Visit } from '#web/platform/visit.ts';
import { DarkStrip } from '#web/ui/dark-strip.tsx';

/** Above every page while an admin sees the product as somebody else: as whom, until when, and the way back. */
export function VisitStrip({ visit }: { visit: Visit }) {
  const { user, expiresAt } = visit;
  const { t } = useTranslation('visits');
  const { language } = useLanguage();
  const [stopping, setStopping] = useState(false);
  useLeaveOnceOver(visit);
  const timeZone = useOperatorZone();
  const until = `${formatTime(expiresAt, { language, timeZone })} ${zoneName(new Date(expiresAt), timeZone)}`;
  function stop() {
    setStopping(true);
    void import('#web/platform/stop-visit.ts').then(({ stopVisit }) => stopVisit());
  }
  return (
    <DarkStrip
      icon={Eye}
      action={
        <button type="button" className="min-h-10 shrink-0 px-2 underline" disabled={stopping} onClick={stop}>
          {t('stop')}
        </button>
      }
    >
      {t('now', { name: `\u2068${user.name}\u2069`, until })}
    </DarkStrip>
  );
}

/** A page of an earlier visit that the browser's Back shows again as it was would call as the admin now. */
function useLeaveOnceOver(visit: Visit): void {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && currentVisit()?.id !== visit.id) backFromVisit(visit);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [visit]);
}
