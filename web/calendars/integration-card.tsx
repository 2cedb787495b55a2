import { EllipsisVertical, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { changeIntegration } from '#contract/calendar-calls.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AlarmNotice } from './alarm-notice.tsx';
import { platformNames } from './platform-names.ts';
import { useFaultText } from './use-fault-text.ts';
import { useSync } from './use-sync.ts';

/** What opens in front of the page for one calendar. */
export type Opened = 'import' | 'decisions' | 'address' | 'remove';

type CardProps = { integration: Integration; onOpen: (opened: Opened) => void };

/** One connected calendar: how it is doing, and what can be done with it. */
export function IntegrationCard({ integration, onOpen }: CardProps) {
  const { t } = useTranslation('calendars');
  const { ofFault } = useFaultText();
  const { platform, property, calendarUrl, lastFault, alarm } = integration;
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-16 font-semibold">
            <bdi className="min-w-0 break-words">{property.title}</bdi>
            <StatusBadge integration={integration} />
          </h3>
          <p className="text-13 text-ink-soft">
            {platformNames[platform]} · <bdi className="break-all">{integration.externalPropertyId}</bdi>
          </p>
        </div>
        <CardMenu integration={integration} onOpen={onOpen} />
      </div>
      {alarm && <AlarmNotice integration={integration} alarm={alarm} />}
      {lastFault && (
        <Notice tone="red" title={alarm ? undefined : t('fault')}>
          {ofFault(lastFault)}
        </Notice>
      )}
      {calendarUrl ? <Health integration={integration} /> : <p className="text-14">{t('noFeedText')}</p>}
      <CardActions integration={integration} onOpen={onOpen} />
    </Card>
  );
}

function StatusBadge({ integration: { calendarUrl, imported, syncEnabled } }: { integration: Integration }) {
  const { t } = useTranslation('calendars');
  if (!calendarUrl) return <Badge tone="apricot">{t('status.noFeed')}</Badge>;
  if (!imported) return <Badge tone="apricot">{t('status.notImported')}</Badge>;
  return syncEnabled ? <Badge tone="green">{t('status.active')}</Badge> : <Badge>{t('status.disabled')}</Badge>;
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

function CardActions({ integration, onOpen }: CardProps) {
  const { t } = useTranslation('calendars');
  const sync = useSync();
  if (!integration.calendarUrl)
    return (
      <Buttons>
        <Button variant="tinted" size="compact" onClick={() => onOpen('address')}>
          {t('actions.addAddress')}
        </Button>
      </Buttons>
    );
  if (!integration.imported)
    return (
      <Buttons>
        <Button variant="tinted" size="compact" onClick={() => onOpen('import')}>
          {t('actions.preview')}
        </Button>
      </Buttons>
    );
  return (
    <Buttons>
      <Button size="compact" onClick={() => onOpen('decisions')}>
        {t('actions.decisions')}
      </Button>
      <Button
        size="compact"
        variant="quiet"
        icon={RefreshCw}
        loading={sync.isPending}
        onClick={() => sync.mutate({ params: { id: integration.id } })}
      >
        {t('actions.sync')}
      </Button>
    </Buttons>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;

function CardMenu({ integration, onOpen }: CardProps) {
  const { t } = useTranslation('calendars');
  const { id, syncEnabled, calendarUrl, imported } = integration;
  const change = useWrite(changeIntegration, { failed: reasonAlone });
  const toggle = () => change.mutate({ params: { id }, body: { syncEnabled: !syncEnabled } });
  const names = { platform: platformNames[integration.platform], title: integration.property.title };
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="compact"
          icon={EllipsisVertical}
          label={t('actions.more', names)}
          loading={change.isPending}
        />
      }
      items={[
        { label: t(calendarUrl ? 'actions.changeAddress' : 'actions.addAddress'), onSelect: () => onOpen('address') },
        ...(imported ? [{ label: t(syncEnabled ? 'actions.turnOff' : 'actions.turnOn'), onSelect: toggle }] : []),
        'separator',
        { label: t('actions.remove'), danger: true, onSelect: () => onOpen('remove') },
      ]}
    />
  );
}
