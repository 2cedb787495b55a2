import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listAccessLooks } from '#contract/access-calls.ts';
import type { Property } from '#contract/properties.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { looksPage } from './access-looks.tsx';

interface LastLookProps {
  property: Pick<Property, 'id' | 'timeZone'>;
  /** Of the element with the whole log. */
  place: string;
}

/** On a phone, where the log is far below: who looked last, and the way there. */
export function LastLook({ property, place }: LastLookProps) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const { items } = usePages(listAccessLooks, looksPage, { id: property.id });
  const last = items?.[0];
  function go() {
    const log = document.getElementById(place);
    log?.scrollIntoView({ block: 'nearest' });
    log?.focus({ preventScroll: true });
  }
  return (
    <p className="flex min-h-11 items-center gap-2 text-13 text-ink-soft sm:hidden">
      <Eye aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0">
        <TextButton onClick={go}>{t('looks.title')}</TextButton>{' '}
        {last && (
          <span className="inline-block">
            <bdi>{last.viewer.name}</bdi>
            {'\u00a0· '}
            <bdi className="tabular-nums">{formatDateTime(last.at, { language, timeZone: property.timeZone })}</bdi>
          </span>
        )}
        {items && !last && t('looks.none')}
      </span>
    </p>
  );
}
