import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { HostSwitches } from '#web/notification-settings/host-switches.tsx';
import { NoticeSettings } from '#web/notification-settings/notice-settings.tsx';
import { to } from '#web/paths.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { FarPart } from '../late-part.tsx';

const AutoAcceptPart = lazy(() => import('./auto-accept-part.tsx').then((file) => ({ default: file.AutoAcceptPart })));

const TeamPart = lazy(() => import('#web/team/team-part.tsx').then((file) => ({ default: file.TeamPart })));

/** The host’s switches, their team, everything behind them, and the way to the rest of the account. */
export function SettingsTab({ user }: { user: User }) {
  const { t } = useTranslation(['noticeSettings', 'host']);
  return (
    <div className="grid max-w-3xl gap-10 pt-3">
      <Section title={t('host:tabs.settings')}>
        <HostSwitches />
      </Section>
      {/* a standing order to spend, and the team, are the host’s own business */}
      {!actingFor() && (
        <>
          <FarPart height="h-44">
            <AutoAcceptPart />
          </FarPart>
          <FarPart>
            <TeamPart />
          </FarPart>
        </>
      )}
      <NoticeSettings user={user} />
      <Section title={t('host.password.title')} description={t('host.password.text')}>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`${to('account')}#password`}>{t('host.password.change')}</LinkButton>
          <LinkButton to={`${to('account')}#two-factor`}>{t('host.password.twoFactor')}</LinkButton>
        </div>
      </Section>
    </div>
  );
}
