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

type AfterStaysProps = {
  property: Pick<
    Property,
    'id' | 'title' | 'address' | 'autoCreateJobs' | 'calendarIntegrationEnabled' | 'defaultPayoutCents'
  >;
};

/** Whether a cleaning is posted after each stay of the property's calendar, and the way to connect one. */
export function AfterStays({ property }: AfterStaysProps) {
  const { t } = useTranslation('series');
  const save = useWrite(updateProperty, { failed: reasonAlone });
  const { id, title, address, defaultPayoutCents, calendarIntegrationEnabled } = property;
  // what is being saved shows at once
  const posts = save.isPending ? save.variables.body.autoCreateJobs : property.autoCreateJobs;
  return (
    <div className="grid gap-1.5 rounded-control border border-line px-3.5 py-3">
      <Switch
        checked={posts ?? false}
        disabled={!may(updateProperty)}
        onCheckedChange={(autoCreateJobs) => save.mutate({ params: { id }, body: { title, address, autoCreateJobs } })}
        label={t('afterStays.label')}
        detail={t('afterStays.detail', { amount: formatMoney(defaultPayoutCents) })}
      />
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
