import { platformNames } from '#contract/calendar-words.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { CalendarDetails, type CalendarProps } from './calendar-details.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import { IntegrationStatus } from './integration-status.tsx';

/** One of many calendars, opened from its line. */
export function CalendarDetailsSheet({ integration, onOpen, onClose }: CalendarProps & { onClose: () => void }) {
  const { platform, property, externalPropertyId } = integration;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={property.title}
      description={
        <>
          {platformNames[platform]} · <bdi className="break-all">{externalPropertyId}</bdi>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-3">
          <IntegrationStatus integration={integration} />
          <CalendarMenu integration={integration} onOpen={onOpen} />
        </div>
        <CalendarDetails integration={integration} onOpen={onOpen} />
      </div>
    </Sheet>
  );
}
