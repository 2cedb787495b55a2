import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addIntegration } from '#contract/calendar-calls.ts';
import { postJob } from '#contract/calls.ts';
import { listSupplies } from '#contract/home-calls.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { PropertyGrid } from '#web/properties/property-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AccessButton } from './access-button.tsx';
import { ChecklistButton } from './checklist-button.tsx';
import { FindingsButton } from './findings-button.tsx';
import { RepeatsButton } from './repeats-button.tsx';
import { useSuppliesItem } from './use-supplies-item.tsx';

/** The properties, each with the way to post a job there. */
export function PropertiesTab() {
  const { t } = useTranslation('host');
  const supplies = useSuppliesItem();
  return (
    <>
      <PropertyGrid
        menuOf={(property) => (may(listSupplies) ? [supplies.itemOf(property)] : [])}
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
              <RepeatsButton property={property} variant="quiet" />
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
    </>
  );
}
