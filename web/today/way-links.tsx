import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#web/ui/button-style.ts';

interface WayLinksProps {
  /** Addresses. Without a start the way begins where the phone is. */
  from: string | null;
  to: string;
  size?: 'compact' | 'normal';
}

/** The way to a stop in the phone's own maps. */
export function WayLinks({ from, to, size = 'normal' }: WayLinksProps) {
  const { t } = useTranslation('today');
  return (
    <span className="flex flex-wrap gap-2">
      {(['Google Maps', 'Apple Maps'] as const).map((app) => (
        <a
          key={app}
          href={waysIn[app](to, from)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('way.label', { app, address: to })}
          className={buttonStyle({ size })}
        >
          <Navigation aria-hidden size={16} strokeWidth={1.75} className="-ms-0.5" />
          {app}
        </a>
      ))}
    </span>
  );
}

const waysIn = {
  'Google Maps': (to: string, from: string | null) =>
    `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', ...(from && { origin: from }), destination: to })}`,
  'Apple Maps': (to: string, from: string | null) =>
    `https://maps.apple.com/?${new URLSearchParams({ ...(from && { saddr: from }), daddr: to, dirflg: 'd' })}`,
};
