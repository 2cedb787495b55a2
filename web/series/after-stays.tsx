import { useTranslation } from 'react-i18next';
import { updateProperty } from '#contract/calls.ts';
import type { Property } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { may } from '#web/platform/may.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Link } from '#web/ui/link.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

type Switches = Pick<Property, 'autoCreateJobs' | 'inviteFavorites'>;

type AfterStaysProps = {
  property: Switches & Pick<Property, 'id' | 'title' | 'address' | 'calendarIntegrationEnabled' | 'defaultPayoutCents'>;
};

/** Whether a cleaning is posted after each stay of the property's calendar, to whom first, and the way to connect one. */
export function AfterStays({ property }: AfterStaysProps) {
  const { t } = useTranslation(['series', 'properties']);
  const save = useWrite(updateProperty, { failed: reasonAlone });
  const { id, title, address, defaultPayoutCents, calendarIntegrationEnabled } = property;
  // what is being saved shows at once
  const { autoCreateJobs, inviteFavorites } = { ...property, ...(save.isPending && save.variables.body) };
  const change = (switches: Partial<Switches>) =>
    save.mutate({ params: { id }, body: { title, address, ...switches } });
  const disabled = !may(updateProperty);
  return (
    <div className="grid gap-1.5 rounded-control border border-line px-3.5 py-3">
      <Switch
        checked={autoCreateJobs ?? false}
        disabled={disabled}
        onCheckedChange={(posts) => change({ autoCreateJobs: posts })}
        label={t('afterStays.label')}
        detail={t('afterStays.detail', { amount: formatMoney(defaultPayoutCents) })}
      />
      {autoCreateJobs && (
        <Switch
          className="mt-1.5 border-t border-line pt-3"
          checked={inviteFavorites ?? false}
          disabled={disabled}
          onCheckedChange={(invites) => change({ inviteFavorites: invites })}
          label={t('properties:form.inviteFavorites')}
          detail={t('properties:form.inviteFavoritesHelp')}
        />
      )}
      {!calendarIntegrationEnabled && may(updateProperty) && (
        <p className="text-13 text-ink-soft">
          {t('afterStays.noCalendar')}{' '}
          <Link to={to('hostCalendar', undefined, { connect: id })} className={textLinkStyle}>
            {t('afterStays.connect')}
          </Link>
        </p>
      )}
    </div>
  );
}
