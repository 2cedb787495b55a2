import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { to } from '#web/paths.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { MessageScreen } from '#web/shell/message-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { LatePart } from '../late-part.tsx';

// what has happened is said at once, and does not wait for the money's code
const SuspendedMoney = lazy(() => import('./suspended-money.tsx').then((file) => ({ default: file.SuspendedMoney })));

/** That the account is suspended, whom to ask, and the money, which stays theirs to see. */
export function SuspendedPage({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const address = useConfig()?.supportEmail;
  return (
    <>
      <PageTitle>{t('suspended.title')}</PageTitle>
      <MessageScreen title={t('suspended.title')} text={t('suspended.text')}>
        {user.suspendedAt && (
          <p className="w-full text-14 text-ink-soft">
            {t('suspended.since', { date: formatDate(new Date(user.suspendedAt), language, { dateStyle: 'long' }) })}
          </p>
        )}
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
        <div className="page grid gap-10 pb-16">
          <LatePart>
            <SuspendedMoney role={user.role} />
          </LatePart>
        </div>
      )}
    </>
  );
}
