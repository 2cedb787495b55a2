import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeIntegration } from '#contract/calendar-calls.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { CalendarProps } from './calendar-details.tsx';

/** What is seldom done with a connected calendar. */
export function CalendarMenu({ integration, onOpen }: CalendarProps) {
  const { t } = useTranslation('calendars');
  const { id, syncEnabled, calendarUrl, imported } = integration;
  const change = useWrite(changeIntegration, { failed: reasonAlone });
  const toggle = () => change.mutate({ params: { id }, body: { syncEnabled: !syncEnabled } });
  const names = { platform: platformNames[integration.platform], title: integration.property.title };
  if (!may(changeIntegration)) return null;
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
