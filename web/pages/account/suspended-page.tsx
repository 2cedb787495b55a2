import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { EarningsPanel } from '#web/cleaners/earnings-panel.tsx';
import { to } from '#web/paths.ts';
import { PayoutList } from '#web/payouts/payout-list.tsx';
import { UpcomingMoney } from '#web/payouts/upcoming-money.tsx';
import { YearEarnings } from '#web/payouts/year-earnings.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { MessageScreen } from '#web/shell/message-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { Charges } from '../host/charges.tsx';
import { YearSpending } from '../host/year-spending.tsx';

/** That the account is suspended, whom to ask, and the money, which stays theirs to see. */
export function SuspendedPage({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const address = useConfig()?.supportEmail;
  return (
    <>
      <PageTitle>{t('suspended.title')}</PageTitle>
      <MessageScreen title={t('suspended.title')} text={t('suspended.text')}>
        {address && (
          <p className="w-full text-16">
            {t('suspended.write')}{' '}
            <a href={`mailto:${address}`} className={`${textLinkStyle} wrap-anywhere`}>
              <bdi>{address}</bdi>
            </a>
          </p>
        )}
        <LinkButton to={to('account')}>{t('suspended.account')}</LinkButton>
        <LinkButton variant="quiet" to={to('notifications')}>
          {t('suspended.notifications')}
        </LinkButton>
      </MessageScreen>
      {user.role !== 'ADMIN' && (
        <div className="page grid gap-10 pb-16">{user.role === 'CLEANER' ? <Earned /> : <Spent />}</div>
      )}
    </>
  );
}

/** Without asking for a payout, which is closed; the weekly one goes on. */
function Earned() {
  return (
    <>
      <EarningsPanel />
      <UpcomingMoney />
      <PayoutList />
      <YearEarnings />
    </>
  );
}

function Spent() {
  return (
    <>
      <YearSpending />
      <Charges />
    </>
  );
}
