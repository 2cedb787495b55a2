import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { ConfirmEmailButton } from '#web/accounts/confirm-email-button.tsx';
import { to } from '#web/paths.ts';
import { AddCardDialog } from '#web/payments/add-card-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { FirstSteps } from '#web/ui/first-steps.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const WeekPreview = lazy(() => import('./week-preview.tsx').then((file) => ({ default: file.WeekPreview })));

interface HostStepsProps {
  user: User;
  overview: HostOverview;
}

/** What leads a new host to the first turnover, in place of banners, zeros and empty lists. */
export function HostSteps({ user, overview }: HostStepsProps) {
  const { t } = useTranslation('host');
  const [addingCard, setAddingCard] = useState(false);
  const look = (current: boolean) => (current ? 'primary' : 'secondary');
  return (
    <>
      <FirstSteps
        title={t('start.title')}
        doneLabel={t('start.done')}
        steps={[
          {
            key: 'email',
            label: t('start.email'),
            text: t('start.emailText'),
            done: user.emailVerified,
            action: (current) => <ConfirmEmailButton variant={look(current)} />,
          },
          {
            key: 'property',
            label: t('start.property'),
            text: t('overview.noPropertiesText'),
            done: overview.propertyCount > 0,
            action: (current) => (
              <LinkButton
                variant={look(current)}
                to={to('hostDashboard', undefined, { tab: 'properties', add: 'home' })}
              >
                {t('overview.addProperty')}
              </LinkButton>
            ),
          },
          {
            key: 'card',
            label: t('start.card'),
            text: t('payment.text'),
            done: overview.hasPaymentMethod,
            action: (current) => (
              <Button variant={look(current)} onClick={() => setAddingCard(true)}>
                {t('payment.button')}
              </Button>
            ),
          },
          {
            key: 'turnover',
            label: t('start.turnover'),
            text: t(overview.calendarCount > 0 ? 'start.fromCalendar' : 'overview.noJobsText'),
            done: false,
            action: (current) => <TurnoverActions overview={overview} current={current} />,
          },
        ]}
      />
      <AddCardDialog open={addingCard} onOpenChange={setAddingCard} />
      {overview.propertyCount === 0 && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <WeekPreview />
        </Suspense>
      )}
    </>
  );
}

type TurnoverProps = Pick<HostStepsProps, 'overview'> & { current: boolean };

/** A job by hand, or a calendar that posts them: where there is one, nothing is left to be done by hand. */
function TurnoverActions({ overview: { calendarCount, propertyCount }, current }: TurnoverProps) {
  const { t } = useTranslation('host');
  const byHand = current && calendarCount === 0;
  return (
    <span className="flex flex-wrap gap-2">
      {propertyCount > 0 && (
        <LinkButton to={to('hostCalendar', undefined, calendarCount > 0 ? {} : { connect: 'new' })}>
          {t(calendarCount > 0 ? 'calendarAsks.open' : 'start.connect')}
        </LinkButton>
      )}
      <LinkButton variant={byHand ? 'primary' : 'secondary'} to={to('hostPostJob')}>
        {t('overview.createFirst')}
      </LinkButton>
    </span>
  );
}
