import { platformNames } from '#contract/calendar-words.ts';
import { Card } from '#web/ui/card.tsx';
import { CalendarDetails, type CalendarProps } from './calendar-details.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import { IntegrationStatus } from './integration-status.tsx';

/** One connected calendar: how it is doing, and what can be done with it. */
export function IntegrationCard({ integration, onOpen }: CalendarProps) {
  const { platform, property, externalPropertyId } = integration;
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-16 font-semibold">
            <bdi className="min-w-0 break-words">{property.title}</bdi>
            <IntegrationStatus integration={integration} />
          </h3>
          <p className="text-13 text-ink-soft">
            {platformNames[platform]} · <bdi className="break-all">{externalPropertyId}</bdi>
          </p>
        </div>
        <CalendarMenu integration={integration} onOpen={onOpen} />
      </div>
      <CalendarDetails integration={integration} onOpen={onOpen} />
    </Card>
  );
}
