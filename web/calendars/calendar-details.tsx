import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { changeIntegration } from '#contract/calendar-calls.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AlarmNotice } from './alarm-notice.tsx';
import { isQuestion } from './is-question.ts';
import { useFaultText } from './use-fault-text.ts';
import { useSync } from './use-sync.ts';

/** What opens in front of the page for one calendar. */
export type Opened = 'details' | 'import' | 'decisions' | 'address' | 'remove';

export type CalendarProps = { integration: Integration; onOpen: (opened: Opened) => void };

/** What is to be known of a connected calendar: what it asks or suffers from, when it is read, what can be done. */
export function CalendarDetails({ integration, onOpen }: CalendarProps) {
  const { t } = useTranslation('calendars');
  const { calendarUrl, lastFault, alarm } = integration;
  return (
    <>
      {isQuestion(alarm) && <AlarmNotice integration={integration} alarm={alarm} />}
      {(lastFault || (alarm && !isQuestion(alarm))) && (
        <FaultNotice integration={integration} onAddress={() => onOpen('address')} />
      )}
      {calendarUrl ? <Health integration={integration} /> : <p className="text-14">{t('noFeedText')}</p>}
      <Actions integration={integration} onOpen={onOpen} />
    </>
  );
}

/** The one cause why a feed is not read, and the way to another address. */
function FaultNotice({ integration, onAddress }: { integration: Integration; onAddress: () => void }) {
  const { t } = useTranslation('calendars');
  const { ofFault } = useFaultText();
  const { alarm, lastFault, imported, syncEnabled } = integration;
  return (
    <Notice
      tone="red"
      title={t(alarm && !isQuestion(alarm) ? `alarm.${alarm}` : 'fault')}
      action={
        may(changeIntegration) && (
          <Button size="compact" onClick={onAddress}>
            {t('actions.changeAddress')}
          </Button>
        )
      }
    >
      {lastFault && ofFault(lastFault)} {imported && t('alarm.safe')} {imported && syncEnabled && t('again')}
    </Notice>
  );
}

function Health({ integration: { calendarUrl, lastSyncAt, nextRunAt, syncEnabled } }: { integration: Integration }) {
  const { t } = useTranslation('calendars');
  const { language } = useLanguage();
  const now = useNow();
  const ago = (instant: string) => formatRelative(instant, now, { language });
  const isDue = nextRunAt !== null && Date.parse(nextRunAt) <= now;
  return (
    <div className="grid gap-0.5 text-13 text-ink-soft">
      <p>{lastSyncAt ? t('health.last', { when: ago(lastSyncAt) }) : t('health.never')}</p>
      {syncEnabled && nextRunAt && <p>{isDue ? t('health.due') : t('health.next', { when: ago(nextRunAt) })}</p>}
      {!syncEnabled && <p>{t('health.off')}</p>}
      <p dir="ltr" className="break-all rtl:text-end">
        {calendarUrl}
      </p>
    </div>
  );
}

function Actions({ integration, onOpen }: CalendarProps) {
  const { t } = useTranslation('calendars');
  const sync = useSync();
  const mayChange = may(changeIntegration);
  if (!integration.calendarUrl)
    return (
      mayChange && (
        <Buttons>
          <Button variant="tinted" size="compact" onClick={() => onOpen('address')}>
            {t('actions.addAddress')}
          </Button>
        </Buttons>
      )
    );
  if (!integration.imported)
    return (
      mayChange && (
        <Buttons>
          <Button variant="tinted" size="compact" onClick={() => onOpen('import')}>
            {t('actions.preview')}
          </Button>
        </Buttons>
      )
    );
  return (
    <Buttons>
      <Button size="compact" onClick={() => onOpen('decisions')}>
        {t('actions.decisions')}
      </Button>
      {mayChange && (
        <Button
          size="compact"
          variant="quiet"
          icon={RefreshCw}
          loading={sync.isPending}
          onClick={() => sync.mutate({ params: { id: integration.id } })}
        >
          {t('actions.sync')}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;
