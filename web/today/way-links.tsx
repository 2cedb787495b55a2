import { cx } from 'class-variance-authority';
import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#web/ui/button-style.ts';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

interface WayLinksProps {
  /** Addresses. Without a start the way begins where the phone is. */
  from: string | null;
  to: string;
  size?: 'compact' | 'normal';
  /** One of many: a line of links that no time is outweighed by. */
  quiet?: boolean;
}

/** The way to a stop in the phone's own maps. */
export function WayLinks({ from, to, size = 'normal', quiet = false }: WayLinksProps) {
  const { t } = useTranslation('today');
  return (
    <span className={cx('flex flex-wrap items-center', quiet ? 'gap-x-4 text-13 text-ink-soft' : 'gap-2')}>
      {quiet && <span>{t('way.title')}</span>}
      {(['Google Maps', 'Apple Maps'] as const).map((app) => (
        <a
          key={app}
          href={waysIn[app](to, from)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('way.label', { app, address: to })}
          className={quiet ? `${textLinkStyle} inline-flex min-h-11 items-center` : buttonStyle({ size })}
        >
          {!quiet && <Navigation aria-hidden size={16} strokeWidth={1.75} className="-ms-0.5" />}
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
