import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** A link just made, to be copied or handed to a calendar app; it is not shown a second time. */
export function NewLink({ url }: { url: string }) {
  const { t } = useTranslation('calendarLink');
  const all = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  // it stands where the button was that made it, at the foot of a long page, and is seen only now
  useEffect(() => {
    all.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('copied'), tone: 'success' });
    } catch {
      // Without https, or where the reader forbids it, a browser copies only what is selected.
      field.current?.querySelector('input')?.select();
      showToast({ title: t('copyFailed') });
    }
  }
  return (
    <div ref={all} className="grid w-full scroll-mb-24 gap-3">
      <p className="text-14">{t('ready')}</p>
      <div ref={field} className="flex flex-wrap items-end gap-2">
        <Field label={t('address')} className="min-w-0 flex-1 basis-64">
          <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button icon={Copy} className="min-h-11" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
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
