import { FileText, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addIntegration } from '#contract/calendar-calls.ts';
import { getHostOverview, postJob } from '#contract/calls.ts';
import { listSupplies } from '#contract/home-calls.ts';
import { ownerPlace, to } from '#web/paths.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { may } from '#web/platform/may.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PropertyGrid } from '#web/properties/property-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { MenuItem } from '#web/ui/menu-panel.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccessButton } from './access-button.tsx';
import { ChecklistButton } from './checklist-button.tsx';
import { FindingsButton } from './findings-button.tsx';
import { useRepeatsItem } from './use-repeats-item.tsx';
import { useSuppliesItem } from './use-supplies-item.tsx';

/** The properties, each with the way to post a job there. */
export function PropertiesTab() {
  const { t } = useTranslation(['host', 'properties']);
  const supplies = useSuppliesItem();
  const repeats = useRepeatsItem();
  const statements = (id: string): MenuItem => ({
    label: t('properties:card.statements'),
    icon: FileText,
    to: `${to('hostHome', { id })}#${ownerPlace}`,
  });
  return (
    <>
      <PropertyGrid
        menuOf={(property) => [
          repeats.itemOf(property),
          ...(may(listSupplies) ? [supplies.itemOf(property)] : []),
          // what an owner reads is the host’s own business
          ...(actingFor() ? [] : [statements(property.id)]),
        ]}
        troubleOf={(property) => <CalendarTrouble propertyId={property.id} />}
        actionOf={(property) => (
          <>
            {may(postJob) && (
              <LinkButton
                size="compact"
                variant="tinted"
                icon={Plus}
                to={to('hostPostJob', undefined, { property: property.id })}
              >
                {t('postJob')}
              </LinkButton>
            )}
            <FindingsButton property={property} />
            {/* on a phone they are on the home’s own page: a card has what is done most */}
            <span className="hidden sm:contents">
              <ChecklistButton property={property} variant="quiet" />
              <AccessButton property={property} variant="quiet" />
            </span>
            {!property.calendarIntegrationEnabled && may(addIntegration) && (
              <LinkButton size="compact" variant="quiet" to={to('hostCalendar', undefined, { connect: property.id })}>
                {t('start.connect')}
              </LinkButton>
            )}
          </>
        )}
      />
      {supplies.dialog}
      {repeats.dialog}
    </>
  );
}

/** A calendar that does well says nothing; one that its host has to look after leads there. */
function CalendarTrouble({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('host');
  const needs = useRead(getHostOverview).data?.calendarNeeds ?? [];
  const broken = needs.find(({ property, integrationId }) => integrationId && property.id === propertyId);
  if (!broken?.integrationId) return null;
  return (
    <p className="text-13 text-apricot-ink">
      <TextLink to={to('hostCalendar', undefined, { calendar: broken.integrationId })} className="text-apricot-ink">
        {t(`calendarAsks.${broken.kind}`, { day: '' })}
      </TextLink>
    </p>
  );
}
