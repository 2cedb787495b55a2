import { useTranslation } from 'react-i18next';
import { readBusyCalendar, removeBusyCalendar } from '#contract/busy-calendar-calls.ts';
import type { BusyCalendar } from '#contract/busy-calendars.ts';
import { isOfServer } from '#contract/calendar-words.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useFaultText } from '../use-fault-text.ts';

/** One private calendar: whose it is, when it was read, or why it cannot be. */
export function BusyCalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const { t } = useTranslation('busyCalendars');
  const { id, provider, calendarUrl, reading } = calendar;
  const params = { id };
  const names = { name: t(`provider.${provider}`), address: calendarUrl };
  const read = useWrite(readBusyCalendar, { failed: reasonAlone });
  const remove = useWrite(removeBusyCalendar, {
    failed: reasonAlone,
    onSuccess: () => showToast({ title: t('removed'), description: t('removedText'), tone: 'success' }),
  });
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-16 font-semibold">{names.name}</span>
        <Status calendar={calendar} />
      </div>
      <p dir="ltr" className="text-13 break-all text-ink-soft rtl:text-end">
        {calendarUrl}
      </p>
      <Fault calendar={calendar} />
      <p className="flex gap-5">
        <TextButton
          aria-label={t('readOf', names)}
          disabled={reading || read.isPending}
          onClick={() => read.mutate({ params })}
        >
          {t('readNow')}
        </TextButton>
        <TextButton
          aria-label={t('removeOf', names)}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params })}
        >
          {t('remove')}
        </TextButton>
      </p>
    </li>
  );
}

function Status({ calendar: { reading, lastReadAt, lastFault } }: { calendar: BusyCalendar }) {
  const { t } = useTranslation('busyCalendars');
  const { language } = useLanguage();
  const now = useNow();
  if (reading) return <Badge>{t('reading')}</Badge>;
  if (lastFault) return <Badge tone="red">{t('fault')}</Badge>;
  if (!lastReadAt) return null;
  return (
    <span className="text-13 text-ink-soft">{t('read', { when: formatRelative(lastReadAt, now, { language }) })}</span>
  );
}

/** Why it cannot be read, and what becomes of what is known. */
function Fault({ calendar: { lastReadAt, lastFault } }: { calendar: BusyCalendar }) {
  const { t } = useTranslation('busyCalendars');
  const { ofFault } = useFaultText();
  if (!lastFault) return null;
  const { code, status = 0 } = lastFault;
  const why = code === 'httpStatus' && !isOfServer(status) ? t('httpStatus', { status }) : ofFault(lastFault);
  return (
    <p className="text-13 text-red-ink">
      {why} {lastReadAt && t('keep')}
    </p>
  );
}
