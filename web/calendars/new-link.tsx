import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkToCopy } from '#web/platform/link-to-copy.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** A link just made, to be copied or handed to a calendar app; it is not shown a second time. */
export function NewLink({ url }: { url: string }) {
  const { t } = useTranslation('calendarLink');
  const all = useRef<HTMLDivElement>(null);
  // it stands where the button was that made it, at the foot of a long page, and is seen only now
  useEffect(() => {
    all.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const words = { address: t('address'), copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') };
  return (
    <div ref={all} className="grid w-full scroll-mb-24 gap-3">
      <p className="text-14">{t('ready')}</p>
      <LinkToCopy url={url} words={words} />
      <div className="flex flex-wrap gap-2">
        {Object.entries(subscriptionsTo(url)).map(([app, address]) => (
          <a key={app} href={address} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'compact' })}>
            {t('addTo', { app })}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Where each app subscribes to a calendar by its address; the names are the same in every language. */
export function subscriptionsTo(url: string): Record<'Google Calendar' | 'Apple Calendar' | 'Outlook', string> {
  const webcal = url.replace(/^https?:/, 'webcal:');
  return {
    'Google Calendar': `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    'Apple Calendar': webcal,
    Outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name: 'Freshkey' })}`,
  };
}
