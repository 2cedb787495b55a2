import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusyTime } from '#contract/busy-calendars.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { useBusyWords } from './use-busy-words.ts';

/** So many are seen at a glance. */
const shownFirst = 8;

interface BusyListProps {
  busy: readonly BusyTime[];
  timeZone: string;
}

/** When a cleaner is busy in the next weeks, as their calendars say. */
export function BusyList({ busy, timeZone }: BusyListProps) {
  const { t } = useTranslation('busyCalendars');
  const { language } = useLanguage();
  const words = useBusyWords(timeZone);
  const [all, setAll] = useState(false);
  const shown = all ? busy : busy.slice(0, shownFirst);
  return (
    <Section level={3} title={t('busy.title')}>
      {busy.length === 0 && <p className="text-14 text-ink-soft">{t('busy.none')}</p>}
      <ul className="grid gap-1.5 text-14 tabular-nums">
        {shown.map((time) => (
          <li key={time.startTime}>
            <bdi>{words(time)}</bdi>
          </li>
        ))}
      </ul>
      {shown.length < busy.length && (
        <TextButton className="mt-3 text-14" onClick={() => setAll(true)}>
          {t('busy.all', { number: formatNumber(busy.length, language) })}
        </TextButton>
      )}
    </Section>
  );
}
