import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownZone } from '#web/platform/own-zone.ts';
import type { Visit } from '#web/platform/visit.ts';
import { DarkStrip } from '#web/ui/dark-strip.tsx';

/** Above every page while an admin sees the product as somebody else: as whom, until when, and the way back. */
export function VisitStrip({ visit: { user, expiresAt } }: { visit: Visit }) {
  const { t } = useTranslation('visits');
  const { language } = useLanguage();
  const [stopping, setStopping] = useState(false);
  const until = formatTime(expiresAt, { language, timeZone: ownZone() });
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
